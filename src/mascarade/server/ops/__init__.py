"""Operations: metrics, logs, administration, retention and network addresses."""
