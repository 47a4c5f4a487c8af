# Needs Python 3.11 or newer; everything else goes into .venv and web/node_modules, which each target sets up for
# itself. Only the tests in the browser need one more thing, Chromium, and say so.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play client setup test check fmt types soak bench screenshots lock clean

PYTHON := .venv/bin/python
VENV := sh scripts/venv.sh
PARTS := dev plot nodes research cluster
CLIENT := sh scripts/client.sh
PYTEST := $(PYTHON) -m pytest -q -n auto
COMPILE := $(PYTHON) -c 'from mascarade import beliefs, kernel; from mascarade.bots.quick import warming; \
	beliefs.warm(); kernel.warm(wide=True); warming.warm()'
SLOW := tests/properties tests/leaks tests/golden tests/reference tests/faults tests/nodes tests/browser

# Options for `mascarade serve`, as in: make play PLAY="--port 9000"
PLAY ?=

# How many times longer than in `make test` the soak searches.
SOAK ?= 10

# The client's checks and mypy have a core each, and meanwhile whatever else is idle compiles what the tests need.
define static-checks
$(PYTHON) -m ruff check
$(PYTHON) -m ruff format --check
.venv/bin/lint-imports --no-logo
$(CLIENT) run sh -c 'npm run --silent check && npm test --silent' & web=$$!; \
	$(COMPILE) & compiling=$$!; \
	$(PYTHON) -m mypy; python=$$?; wait $$web && wait $$compiling && exit $$python
endef

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 | \2/p' Makefile | awk -F '|' '{ printf "%-19s %s\n", $$1, $$2 }'

play: ## set up what playing needs, serve tables and open the page; options in PLAY="--port 9000"
	@$(VENV) base
	@$(CLIENT)
	@exec .venv/bin/mascarade serve --host 0.0.0.0 --browser $(PLAY)

client: ## build the browser client, as play does
	@$(VENV) base
	@$(CLIENT)

setup: ## install everything, tools for tests and benchmarks included
	@$(VENV) $(PARTS)
	@$(COMPILE)
	@$(CLIENT) packages
	@$(CLIENT)
	@sh scripts/chromium.sh >/dev/null

test: ## run every check and every test
	@$(VENV) $(PARTS)
	@$(CLIENT)
	@sh scripts/chromium.sh >/dev/null
	$(static-checks)
	$(PYTEST)

check: ## run the checks and the fast tests
	@$(VENV) $(PARTS)
	@$(CLIENT)
	$(static-checks)
	$(PYTEST) $(SLOW:%=--ignore=%)

fmt: ## format the code and mend what the linter can mend
	@$(VENV) $(PARTS)
	$(PYTHON) -m ruff check --fix-only
	$(PYTHON) -m ruff format
	$(CLIENT) run npm run --silent fmt

types: ## make web/src/protocol.ts anew from the service's schemas
	@$(VENV) base
	@mkdir -p build
	@$(PYTHON) scripts/schemas.py >build/schemas.json
	@$(CLIENT) run node scripts/types.mjs <build/schemas.json >build/protocol.ts
	@mv build/protocol.ts web/src/protocol.ts

soak: ## search for broken properties and leaks SOAK=10 times longer; a million games, a thousand kills
	@$(VENV) $(PARTS)
	MASCARADE_SOAK=$(SOAK) $(PYTEST) tests/properties tests/leaks tests/reference tests/kernel/test_parity.py
	MASCARADE_SOAK=$(SOAK) $(PYTHON) -m pytest -q tests/faults tests/nodes

bench: .bench/.ready ## run every benchmark
	@$(VENV) plot research nodes
	@for bench in benchmarks/bench_*.py; do \
		[ -e "$$bench" ] || { echo "There are no benchmarks yet." >&2; exit 1; }; \
		echo "== $$bench"; \
		$(PYTHON) "$$bench" || exit 1; \
	done

# Peers that are only measured against have an environment of their own. Without a network, bench goes without.
.bench/.ready: benchmarks/peers.txt
	@$(VENV) plot research nodes
	@rm -rf .bench
	@if $(PYTHON) -m venv .bench && .bench/bin/python -m pip install -q -r benchmarks/peers.txt; \
		then touch .bench/.ready; \
		else echo "The peers of benchmarks/peers.txt could not be installed: they are not measured." >&2; rm -rf .bench; fi

screenshots: ## draw the picture in the README anew, and every screen of the client into build/screenshots
	@$(VENV) $(PARTS)
	@$(CLIENT)
	@$(PYTHON) scripts/terminal.py
	@$(PYTHON) -m scripts.screenshots

lock: ## remake constraints.txt from the newest versions
	@$(VENV) lock

clean: ## remove .venv, packages, caches and builds
	rm -rf .venv .bench web/node_modules src/mascarade/server/client dist build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || :
