"""How far steady days lie from the reference, for the drift monitor of the server (``src/scoring/drift.ts``).

Where nothing changes, rows times stability index is nearly chi-square distributed. Some features differ more from one world, or
one day, to another than chance alone explains: many payers of one agent are one fact, not many. That much is their noise.
"""

from __future__ import annotations

import numpy as np

from . import metrics, tables

# Smaller differences than this are never an alarm, however many rows there are; also the margin above what was seen.
LEAST_NOISE = 0.02
# The same numbers stand in drift.ts.
FLOOR = 1e-4
HOURS = 24
ALARM_DEVIATE = 4.7534


def chi_square(degrees: int, deviate: float) -> float:
    """Wilson and Hilferty's cube."""
    part = 2 / (9 * degrees)
    return degrees * (1 - part + deviate * part**0.5) ** 3


def index(expected: np.ndarray, observed: np.ndarray) -> np.ndarray:
    """Population stability index of each row of ``observed`` shares."""
    p, q = np.maximum(FLOOR, expected), np.maximum(FLOOR, observed)
    return ((q - p) * np.log(q / p)).sum(axis=1)


def noise(reference: dict, worlds: list[tuple[np.ndarray, np.ndarray]]) -> float:
    """The largest index beyond chance of any 24 hours of any world (days, values), and a margin."""
    shares = np.array(reference["shares"])
    alarm = chi_square(max(1, len(shares) - 1), ALARM_DEVIATE)
    worst = 0.0
    for day, values in worlds:
        hour = np.floor(day * 24).astype(int)
        counts = np.zeros((hour.max() - hour.min() + 1, len(shares)))
        np.add.at(counts, (hour - hour.min(), tables.cell_of(np.array(reference["edges"]), values)), 1.0)
        whole = np.cumsum(np.vstack([np.zeros(len(shares)), counts]), axis=0)
        window = whole[HOURS:] - whole[:-HOURS]
        rows = window.sum(axis=1)
        beyond = index(shares, window / rows[:, None]) - alarm / rows
        worst = max(worst, float(beyond.max()))
    return worst + LEAST_NOISE


# Schemes last for days: what varies together is seen in blocks of so many.
BLOCK = 5
# Share of scores that count as high.
HIGH = 0.01


def rates(training: tuple, worlds: list[tuple], kinds: dict[str, int]) -> list[dict]:
    """Fraud that the model expects of a person and day, and high scores of each kind of transaction.

    ``training`` and each of ``worlds``: day, sender, kind, log-odds.
    """
    high = round(float(np.quantile(training[3], 1 - HIGH)), 6)
    plans = [("expected fraud", None, None)]
    plans += [(f"high scores, {name}", kind, high) for name, kind in kinds.items()]
    return [_rate(training, worlds, *plan) for plan in plans]


def _rate(training: tuple, worlds: list[tuple], name: str, kind: int | None, high: float | None) -> dict:
    """How much more sums vary than independent persons would: in blocks of days, against the mean of training."""
    _, usual = _person_days(*training, kind, high)
    mean = max(1e-6, float(usual.mean()))
    together, alone = 0.0, 0.0
    for world in worlds:
        day, value = _person_days(*world, kind, high)
        distance = value - mean
        together += float((np.bincount((day - day.min()) // BLOCK, distance) ** 2).sum())
        alone += float((distance**2).sum())
    clumping = max(1.0, together / alone)
    return {"name": name, "kind": kind, "from": high, "mean": round(mean, 8), "clumping": round(clumping, 4)}


def _person_days(day, sender, kinds, logit, kind: int | None, high: float | None) -> tuple[np.ndarray, np.ndarray]:
    """The highest value of each person on each day."""
    at = np.ones(len(day), bool) if kind is None else kinds == kind
    whole, sender, logit = np.floor(day[at]).astype(int), sender[at], logit[at]
    order = np.lexsort((logit, sender, whole))
    whole, sender, logit = whole[order], sender[order], logit[order]
    last = np.append((whole[1:] != whole[:-1]) | (sender[1:] != sender[:-1]), True)
    top = logit[last]
    return whole[last], metrics.sigmoid(top) if high is None else (top >= high).astype(float)
