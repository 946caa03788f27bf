"""Pictures of the reports. Small PNG files without time stamps, so that the same figures give the same bytes."""

from __future__ import annotations

from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from sklearn.metrics import roc_curve

from .metrics import sigmoid

INK, MARK = "#1f2937", "#0f766e"
plt.rcParams.update({"font.size": 8, "axes.edgecolor": INK, "axes.spines.top": False, "axes.spines.right": False})


def _save(figure, path: Path) -> None:
    figure.tight_layout()
    figure.savefig(path, dpi=90, metadata={"Software": None})
    plt.close(figure)


def calibration(path: Path, y: np.ndarray, logit: np.ndarray) -> None:
    p = sigmoid(logit)
    parts = np.array_split(np.argsort(p, kind="stable"), 40)
    expected = np.array([p[i].mean() for i in parts])
    seen = np.array([y[i].mean() for i in parts])
    figure, axes = plt.subplots(figsize=(4, 3.4))
    axes.plot([1e-5, 1], [1e-5, 1], color=INK, linewidth=0.8)
    axes.plot(expected, np.maximum(seen, 1e-5), "o", color=MARK, markersize=3)
    axes.set(xscale="log", yscale="log", xlabel="expected share of fraud", ylabel="observed share of fraud")
    _save(figure, path)


def recall(path: Path, y: np.ndarray, logit: np.ndarray) -> None:
    false, true, _ = roc_curve(y, logit)
    figure, axes = plt.subplots(figsize=(4, 3.4))
    axes.plot(false, true, color=MARK)
    axes.set(xscale="log", xlim=(1e-4, 1), ylim=(0, 1), xlabel="share of honest payments flagged", ylabel="share of frauds found")
    _save(figure, path)


RISK_POINTS = 7.5 / np.log(2)
CREDIT_POINTS = 40 / np.log(2)


def curves(path: Path, artefact: dict, scale: float) -> None:
    """Each feature's own table: what the model says about it alone, in points of its score."""
    mains = [t for t in artefact["terms"] if len(t["features"]) == 1]
    columns = 6
    figure, grid = plt.subplots(-(-len(mains) // columns), columns, figsize=(11, 1.5 * -(-len(mains) // columns)), sharey=True)
    for axes in np.ravel(grid)[len(mains) :]:
        axes.axis("off")
    for axes, term in zip(np.ravel(grid), mains):
        points = np.array(term["values"][1:]) * scale
        axes.step(range(len(points)), points, where="mid", color=MARK, linewidth=1)
        axes.axhline(0, color=INK, linewidth=0.4)
        axes.set_title(artefact["features"][term["features"][0]]["name"], fontsize=7)
        axes.set_xticks([])
    _save(figure, path)


def deciles(path: Path, rows: list[list[float]]) -> None:
    figure, axes = plt.subplots(figsize=(4, 3.2))
    for row in rows:
        axes.plot(range(1, 11), row, color=MARK, alpha=0.4, linewidth=1)
    axes.plot(range(1, 11), np.mean(rows, axis=0), "o-", color=INK, markersize=3)
    axes.set(xlabel="decile of the score, lowest first", ylabel="share that defaulted")
    _save(figure, path)
