# Builds the client and the wheels; the final image contains only what serving needs.

FROM node:22.13.1-bookworm-slim AS node

FROM python:3.11.11-slim-bookworm AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /src
COPY constraints.txt pyproject.toml hatch_build.py README.md LICENSE ./
COPY scripts scripts
COPY web web
COPY src src
RUN pip wheel --no-cache-dir --wheel-dir /wheels --constraint constraints.txt '.[nodes]'

FROM python:3.11.11-slim-bookworm
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-deps /wheels/*.whl \
    && useradd --create-home --uid 10001 mascarade \
    && install --directory --owner=mascarade /data
USER 10001
WORKDIR /data
VOLUME /data
ENV MASCARADE_HOST=0.0.0.0 \
    MASCARADE_PORT=8000 \
    MASCARADE_DATABASE=sqlite:////data/tables.db \
    MASCARADE_LOG_FORMAT=json
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
CMD ["mascarade", "serve"]
