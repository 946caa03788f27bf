"""Train the credit scorecard: monotone weight of evidence per bin, then a logistic sum with weights of one sign.

Input: ``credit.npy`` with one row per applicant (features, then defaulted, true risk, group) and ``credit-features.json``.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from . import metrics, tables
from .fraud import DIGITS, reference, rounded

BINS = 20
# Bad and good cases added to each bin, so that an empty one says nothing instead of everything.
PRIOR = 20.0


@dataclass
class Data:
    x: np.ndarray
    bad: np.ndarray
    risk: np.ndarray
    group: np.ndarray

    def rows(self, at) -> "Data":
        return Data(self.x[at], self.bad[at], self.risk[at], self.group[at])


def load(path: Path, features: int) -> Data:
    rows = np.load(path)
    return Data(rows[:, :features], rows[:, features], rows[:, features + 1], rows[:, features + 2])


def monotone_bins(x: np.ndarray, bad: np.ndarray, direction: int) -> tuple[np.ndarray, np.ndarray]:
    """Bounds and weights of evidence of good (first: missing); pooled until they rise, or fall, with the feature."""
    known = ~np.isnan(x)
    base = (1 - bad.mean()) / bad.mean()
    share = bad.mean()

    def evidence(goods: float, bads: float) -> float:
        return float(np.log((goods + PRIOR * (1 - share)) / (bads + PRIOR * share) / base))

    if not known.any():
        return np.array([]), np.array([0.0, 0.0])
    edges = np.unique(np.quantile(x[known], np.linspace(0, 1, BINS + 1)[1:-1], method="lower"))
    cells = tables.cell_of(edges, x)
    pools: list[list[float]] = []
    for cell in range(1, len(edges) + 2):
        inside = cells == cell
        pools.append([float((1 - bad[inside]).sum()), float(bad[inside].sum()), 1])
        while len(pools) > 1 and (
            direction * evidence(*pools[-1][:2]) < direction * evidence(*pools[-2][:2])
        ):
            last = pools.pop()
            pools[-1] = [a + b for a, b in zip(pools[-1], last)]
    kept, values, at = [], [], 0
    for goods, bads, width in pools:
        at += int(width)
        values.append(evidence(goods, bads))
        if at <= len(edges):
            kept.append(edges[at - 1])
    absent = ~known
    none = evidence(float((1 - bad[absent]).sum()), float(bad[absent].sum())) if absent.any() else 0.0
    return np.array(kept), np.array([none, *values])


def train(data: Data, features: list[dict]) -> tuple[tables.Additive, np.ndarray]:
    """Tables of log-odds of *good*, and the average applicant's value of each feature."""
    bins = [monotone_bins(data.x[:, i], data.bad, f["direction"]) for i, f in enumerate(features)]
    z = np.column_stack([v[tables.cell_of(e, data.x[:, i])] for i, (e, v) in enumerate(bins)])
    weights, shift = _signed_logistic(z, 1 - data.bad)
    additive = tables.Additive(shift)
    for i, (edges, values) in enumerate(bins):
        if weights[i] < 1e-6:
            continue
        shares = values * weights[i]
        mean = float(shares[tables.cell_of(edges, data.x[:, i])].mean())
        additive.base += mean
        additive.mains[i] = tables.Table((i,), [edges], shares - mean)
    known = np.isfinite(data.x).any(axis=0)
    average = np.array([np.nanmean(data.x[:, i]) if known[i] else np.nan for i in range(len(features))])
    return additive, average


def _signed_logistic(z: np.ndarray, good: np.ndarray, ridge: float = 3.0) -> tuple[np.ndarray, float]:
    """Logistic regression with weights that are not negative (projected Newton); more evidence must never count against it."""
    weights, shift = np.full(z.shape[1], 0.5), float(np.log(good.mean() / (1 - good.mean())))
    free = np.ones(z.shape[1], bool)
    for _ in range(100):
        a = np.column_stack([z[:, free], np.ones(len(z))])
        p = metrics.sigmoid(z @ weights + shift)
        gradient = a.T @ (good - p) - ridge * np.append(weights[free], 0.0)
        hessian = (a * (p * (1 - p))[:, None]).T @ a + np.diag(np.append(np.full(free.sum(), ridge), 1e-9))
        step = np.linalg.solve(hessian, gradient)
        weights[free] += step[:-1]
        shift += float(step[-1])
        if (weights < 0).any():
            free &= weights > 0
            weights = np.maximum(weights, 0.0)
        elif np.abs(step).max() < 1e-11:
            break
    return weights, shift


def artefact(additive, average, data: Data, features: list[dict], version: str, limits: dict) -> dict:
    references = [reference(f["name"], data.x[:, i]) for i, f in enumerate(features)]
    return {
        "format": "njia-scorecard/1",
        "id": "credit-woe",
        "version": version,
        "trainingData": "synthetic",
        **limits,
        "base": round(additive.base, DIGITS),
        "features": [{"name": f["name"], "code": None} for f in features],
        "averages": [None if np.isnan(a) else round(float(a), 4) for a in average],
        "terms": [
            {
                "features": list(t.features),
                "edges": [rounded(e) for e in t.edges],
                "values": rounded(t.values, DIGITS),
            }
            for t in additive.tables()
        ],
        "reference": references,
    }
