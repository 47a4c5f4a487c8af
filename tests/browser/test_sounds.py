"""The sounds, rendered at full volume: none clips, clicks or hurts, and each is as loud as it should be."""

from __future__ import annotations

import base64
import subprocess
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page

from tests.browser.harness import ROOT, Site

RATE = 44_100
FULL_VOLUME = 0.3
"""The gain of the loudest volume that a person can choose."""
WINDOW = RATE // 8
"""The ear needs about an eighth of a second to tell how loud something is."""
USUAL, LOUDER, SOFTER = -25, -21, -29
"""Decibels of full scale, weighted as the ear does."""
LEVELS: Mapping[str, int] = {
    **dict.fromkeys(("turn", "contest", "win"), LOUDER),
    **dict.fromkeys(("step", "choice", "message", "look", "swap"), SOFTER),
}
"""What calls for somebody is louder, what comes often is softer; the others are as usual."""
Samples = NDArray[np.floating[Any]]

TRANSPILE = """
import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";
const { code } = await transformWithOxc(readFileSync("src/model/score.ts", "utf8"), "score.ts", {});
process.stdout.write(code);
"""
RENDER = """async ([code, rate, volume]) => {
    const { SOUNDS, perform } = await import(`data:text/javascript;base64,${code}`);
    const found = {};
    for (const name of Object.keys(SOUNDS)) {
        const context = new OfflineAudioContext(1, 2 * rate, rate);
        const gain = new GainNode(context, { gain: volume });
        gain.connect(context.destination);
        perform(context, gain, name, 0);
        const bytes = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
        const file = new FileReader();
        file.readAsDataURL(new Blob([bytes]));
        await new Promise((done) => (file.onload = done));
        found[name] = file.result.split(",")[1];
    }
    return found;
}"""


@pytest.fixture(scope="module")
def score() -> str:
    """The module with the sounds, as a browser reads it."""
    done = subprocess.run(
        ["sh", "scripts/client.sh", "run", "node", "--input-type=module", "-e", TRANSPILE],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return base64.b64encode(done.stdout).decode()


def test_every_sound_is_clean_and_as_loud_as_it_should_be(site: Site, score: str) -> None:
    page = site.person().page
    heard = rendered(page, score)
    assert len(heard) > 10
    for name, samples in heard.items():
        assert decibels(np.abs(samples).max()) < -6, f"{name} leaves no room for a second sound"
        assert abs(loudness(samples) - LEVELS.get(name, USUAL)) < 1, f"{name} is {loudness(samples):.1f} dB"
        assert max(clicks(samples)) < 0.002, f"{name} clicks"
        assert duration(samples) < 1.5, name
        power, pitches = spectrum(samples)
        assert 150 < pitches[power.argmax()] < 2500, name
        assert power[pitches > 8000].sum() < 1e-4 * power.sum(), f"{name} is sharp"
    for one, other in combinations(heard, 2):
        assert likeness(heard[one], heard[other]) < 0.95, f"{one} sounds like {other}"


def rendered(page: Page, score: str) -> dict[str, Samples]:
    """Every sound at full volume."""
    found = page.evaluate(RENDER, [score, RATE, FULL_VOLUME])
    return {
        name: np.frombuffer(base64.b64decode(data), np.float32).astype(float) for name, data in found.items()
    }


def decibels(amplitude: float) -> float:
    return float(20 * np.log10(max(amplitude, 1e-9)))


def spectrum(samples: Samples) -> tuple[Samples, Samples]:
    """The power at each frequency."""
    return np.abs(np.fft.rfft(samples)) ** 2, np.fft.rfftfreq(len(samples), 1 / RATE)


def loudness(samples: Samples) -> float:
    """The loudest eighth of a second, with the A-weighting of IEC 61672."""
    f2 = np.fft.rfftfreq(len(samples), 1 / RATE) ** 2
    bends = (f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12_194**2)
    weighted = np.fft.irfft(np.fft.rfft(samples) * 1.259 * 12_194**2 * f2**2 / bends)
    sums = np.cumsum(np.concatenate(([0.0], weighted**2)))
    return decibels(np.sqrt((sums[WINDOW:] - sums[:-WINDOW]).max() / WINDOW))


def duration(samples: Samples) -> float:
    """Seconds until nothing is heard any more."""
    return float(np.flatnonzero(np.abs(samples) > 1e-4)[-1]) / RATE


def clicks(samples: Samples) -> Iterator[float]:
    """How loud the sound is in its first and last sample."""
    audible = np.flatnonzero(samples)
    yield abs(float(samples[0]))
    yield abs(float(samples[audible[-1]]))


def likeness(one: Samples, other: Samples) -> float:
    """How much alike two sounds are, from 0 to 1."""
    first, second = pattern(one), pattern(other)
    return float((first * second).sum() / np.sqrt((first**2).sum() * (second**2).sum()))


def pattern(samples: Samples) -> Samples:
    """The amplitude in each twentieth of a second and third of an octave, from 100 Hz on."""
    frames = samples.reshape(-1, RATE // 20) * np.hanning(RATE // 20)
    power = np.abs(np.fft.rfft(frames)) ** 2
    thirds = np.floor(3 * np.log2(np.maximum(np.fft.rfftfreq(RATE // 20, 1 / RATE), 100) / 100)).astype(int)
    found: Samples = np.sqrt(
        np.stack([power[:, thirds == third].sum(axis=1) for third in range(thirds.max() + 1)])
    )
    return found
