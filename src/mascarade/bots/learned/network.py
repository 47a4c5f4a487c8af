"""A small neural network: from features to action probabilities and the expected reward."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.learned.features import Features, Masks

Weights = NDArray[np.float32]

FORBIDDEN = np.float32(-1e9)
"""The score of an illegal action."""
_SCALES = (1.4, 0.0, 1.4, 0.0, 0.01, 0.0, 0.1, 0.0)
"""The scale of each layer's initial weights; biases start at 0."""


class Network(NamedTuple):
    """Two hidden layers, then a score for every action and a value. Each layer is a matrix and a bias."""

    first: Weights
    first_bias: Weights
    second: Weights
    second_bias: Weights
    answers: Weights
    answers_bias: Weights
    value: Weights
    value_bias: Weights


def shapes(inputs: int, hidden: int, answers: int) -> tuple[tuple[int, ...], ...]:
    """The shapes of the layers, in order."""
    matrices = ((inputs, hidden), (hidden, hidden), (hidden, answers), (hidden, 1))
    return tuple(shape for matrix in matrices for shape in (matrix, matrix[1:]))


class Prediction(NamedTuple):
    """The output of a network, with its hidden layers for training."""

    first: Weights
    second: Weights
    chances: Weights
    """By game and action; 0 for illegal ones."""
    values: Weights
    """By game, the expected reward of the player asked."""


def new_network(inputs: int, hidden: int, answers: int, chance: np.random.Generator) -> Network:
    """An untrained network: all legal actions are about equally likely."""

    def layer(shape: tuple[int, ...], scale: float) -> Weights:
        if len(shape) == 1:
            return np.zeros(shape, np.float32)
        weights: Weights = (chance.standard_normal(shape) * scale / np.sqrt(shape[0])).astype(np.float32)
        return weights

    wanted = shapes(inputs, hidden, answers)
    return Network(*(layer(shape, scale) for shape, scale in zip(wanted, _SCALES, strict=True)))


def think(network: Network, features: Features, masks: Masks) -> Prediction:
    """The probabilities of all legal actions, and the value."""
    first = np.maximum(features @ network.first + network.first_bias, 0)
    second = np.maximum(first @ network.second + network.second_bias, 0)
    scores = np.where(masks, second @ network.answers + network.answers_bias, FORBIDDEN)
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(axis=1, keepdims=True)
    return Prediction(first, second, chances, (second @ network.value + network.value_bias)[:, 0])
