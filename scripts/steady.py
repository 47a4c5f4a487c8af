"""Finds flaky tests: runs tests repeatedly, in random order and under load, and counts failures.

    make steady STEADY="tests/server tests/resilience/nodes --times 5 --load 4"
    make steady STEADY="tests/resilience/hostile/test_http.py --each 100 --load 4"
    make steady STEADY="tests/browser --times 3 --core 0"
    make steady STEADY="--report"

Every run is added to build/steady.json when it ends, so runs may be spread over days, and Ctrl-C loses only
the current one. The exit code is 1 if anything failed in these runs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from xml.etree import ElementTree

import msgspec

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build" / "steady.json"
CONCURRENT = ("server", "resilience", "browser", "arena/test_ray.py")
"""The default suites, which use processes, sockets and clocks."""
_REPETITION = re.compile(r"\[\d+-\d+\]$|-\d+-\d+(?=\]$)")
"""The suffix that pytest-repeat adds to the name of a test, as in test[sqlite-3-100]."""


class Tally(msgspec.Struct):
    """The results of one test, over all runs."""

    passed: int = 0
    failed: int = 0
    seeds: list[int] = msgspec.field(default_factory=list)
    """Of the random orders in which it failed."""


class Results(msgspec.Struct):
    """The results of all runs."""

    runs: int = 0
    crashes: list[str] = msgspec.field(default_factory=list)
    """Runs that ended without a report."""
    tests: dict[str, Tally] = msgspec.field(default_factory=dict)


def load_results(file: Path) -> Results:
    """The results of earlier runs."""
    return msgspec.json.decode(file.read_bytes(), type=Results) if file.exists() else Results()


def save_results(file: Path, results: Results) -> None:
    """Replace the file atomically."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(results)))
    unfinished.replace(file)


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Run this many processes that only compete for the cores."""
    # They end by themselves soon after this process has ended.
    program = f"import os\nwhile os.getppid() == {os.getpid()}:\n    sum(range(1_000_000))\n"
    running = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(count)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def run_once(chosen: argparse.Namespace, seed: int, report: Path) -> int:
    """Run the chosen tests once; pytest's exit code."""
    pinned = ["taskset", "-c", str(chosen.core)] if chosen.core is not None else []
    workers = ["-n", chosen.workers] if chosen.workers != "0" else []
    order = ["--random-order", f"--random-order-seed={seed}"]
    if chosen.each > 1:
        order += [f"--count={chosen.each}", "--random-order-bucket=global"]
    command = [*pinned, sys.executable, "-m", "pytest", "-q", *workers, *order, f"--junitxml={report}"]
    environment = {**os.environ, "MASCARADE_TIER": chosen.tier}
    return subprocess.run([*command, *chosen.tests], cwd=ROOT, env=environment, check=False).returncode


def add_up(results: Results, report: Path, seed: int) -> list[str]:
    """Add the report of a run to the results; the tests that failed in it."""
    failed = []
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        name = f"{case.get('classname')}::{_REPETITION.sub('', case.get('name', ''))}"
        tally = results.tests.setdefault(name, Tally())
        if any(case.find(what) is not None for what in ("failure", "error")):
            tally.failed += 1
            tally.seeds.append(seed)
            failed.append(name)
        else:
            tally.passed += 1
    results.runs += 1
    return failed


def summary(results: Results) -> str:
    """A summary of all runs: what failed, how often, with which seeds."""
    ran = sum(tally.passed + tally.failed for tally in results.tests.values())
    lines = [f"{results.runs} runs, {len(results.tests)} different tests, run {ran} times in all"]
    flaky = {name: tally for name, tally in results.tests.items() if tally.failed}
    for name, tally in sorted(flaky.items(), key=lambda item: -item[1].failed):
        times = tally.passed + tally.failed
        lines.append(f"  {name}: failed {tally.failed} of {times} times, seeds {tally.seeds[:5]}")
    lines += [f"  {crash}" for crash in results.crashes]
    if not flaky and not results.crashes:
        lines.append("  none ever failed")
    return "\n".join(lines)


def read_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="steady", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tests", nargs="*", help="folders, files or tests (default: the concurrent suites)")
    parser.add_argument("--times", type=int, default=1, help="number of runs (default: 1)")
    parser.add_argument(
        "--each", type=int, default=1, metavar="N", help="run every test N times within each run"
    )
    parser.add_argument("--load", type=int, default=0, metavar="K", help="run beside K busy processes")
    parser.add_argument("--core", type=int, metavar="N", help="pin the run to this core")
    parser.add_argument(
        "--workers", default="auto", help="workers of pytest-xdist; 0 for none (default: auto)"
    )
    parser.add_argument(
        "--tier", default="test", choices=("check", "test", "full"), help="tests to include (default: test)"
    )
    parser.add_argument("--seed", type=int, help="seed of the first order; each further run adds 1")
    parser.add_argument(
        "--results", type=Path, default=RESULTS, help="results file (default: build/steady.json)"
    )
    parser.add_argument("--report", action="store_true", help="only show the results so far")
    parser.add_argument("--json", action="store_true", help="show the results as JSON")
    chosen = parser.parse_args(arguments)
    if chosen.times < 1 or chosen.each < 1 or chosen.load < 0:
        parser.error("--times and --each have to be at least 1, --load at least 0")
    chosen.tests = chosen.tests or [f"tests/{suite}" for suite in CONCURRENT]
    return chosen


def run_steadily(chosen: argparse.Namespace) -> int:
    """Run the tests repeatedly and save every result; the number of failures."""
    first = SystemRandom().randrange(1_000_000) if chosen.seed is None else chosen.seed
    failures = 0
    with busy_processes(chosen.load), tempfile.TemporaryDirectory() as folder:
        for number in range(chosen.times):
            seed, report, begun = first + number, Path(folder) / f"{number}.xml", time.monotonic()
            print(f"Run {number + 1} of {chosen.times}, seed {seed}", flush=True)
            code = run_once(chosen, seed, report)
            results = load_results(chosen.results)
            if code in (0, 1) and report.exists():
                failed = add_up(results, report, seed)
            else:
                failed = [f"a run with seed {seed} ended with exit code {code}"]
                results.crashes += failed
            save_results(chosen.results, results)
            failures += len(failed)
            word = f"{len(failed)} failed: {', '.join(failed)}" if failed else "all passed"
            print(f"Run {number + 1}: {word} ({time.monotonic() - begun:.0f} s)", flush=True)
    return failures


def main() -> None:
    """Run the tests, or only report."""
    chosen = read_arguments()
    failures = 0
    try:
        if not chosen.report:
            failures = run_steadily(chosen)
    except KeyboardInterrupt:
        print("Stopped; finished runs are saved.", file=sys.stderr)
        sys.exit(130)
    finally:
        results = load_results(chosen.results)
        print(json.dumps(msgspec.to_builtins(results)) if chosen.json else summary(results))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
