"""Operations: metrics, logs, administration, retention and the address on the network."""
