"""Figures of a classifier: ``y`` are 0 or 1, ``logit`` log-odds of 1."""

from __future__ import annotations

import numpy as np
from sklearn.metrics import average_precision_score, roc_auc_score, roc_curve


def sigmoid(z: np.ndarray) -> np.ndarray:
    return 1.0 / (1.0 + np.exp(-z))


def recall_at(y: np.ndarray, score: np.ndarray, rate: float) -> float:
    """Recall at a false-positive rate, between the points of the ROC curve."""
    false, true, _ = roc_curve(y, score)
    return float(np.interp(rate, false, true))


def ks(y: np.ndarray, score: np.ndarray) -> float:
    false, true, _ = roc_curve(y, score)
    return float((true - false).max())


def ranking(y: np.ndarray, score: np.ndarray) -> dict[str, float]:
    return {
        "auc": float(roc_auc_score(y, score)),
        "ks": ks(y, score),
        "ap": float(average_precision_score(y, score)),
        "recall1": recall_at(y, score, 0.01),
        "recall01": recall_at(y, score, 0.001),
    }


def fit_affine(logit: np.ndarray, y: np.ndarray) -> tuple[float, float]:
    """Slope and shift of a logistic regression of ``y`` on ``logit`` (Newton's method)."""
    slope, shift = 1.0, 0.0

    def loss(a: float, c: float) -> float:
        z = a * logit + c
        return float((np.logaddexp(0.0, z) - y * z).sum())

    for _ in range(50):
        p = sigmoid(slope * logit + shift)
        w = p * (1 - p)
        gradient = np.array([((y - p) * logit).sum(), (y - p).sum()])
        cross = (w * logit).sum()
        hessian = np.array([[(w * logit * logit).sum(), cross], [cross, w.sum()]])
        step = np.linalg.solve(hessian, gradient)
        # Far from the answer a whole step may overshoot.
        now = loss(slope, shift)
        while loss(slope + step[0], shift + step[1]) > now + 1e-9 * abs(now) and np.abs(step).max() > 1e-9:
            step = step / 2
        slope, shift = slope + step[0], shift + step[1]
        if np.abs(step).max() < 1e-12:
            break
    return float(slope), float(shift)


def calibration(y: np.ndarray, logit: np.ndarray, bins: int = 20) -> dict[str, float]:
    """Expected calibration error over equally filled bins, slope of recalibration, expected over observed in the top percent."""
    p = sigmoid(logit)
    order = np.argsort(p, kind="stable")
    ece = sum(
        len(part) / len(p) * abs(p[part].mean() - y[part].mean())
        for part in np.array_split(order, bins)
    )
    top = order[-max(1, len(p) // 100) :]
    return {
        "ece": float(ece),
        "slope": fit_affine(logit, y)[0],
        "topExpected": float(p[top].mean()),
        "topObserved": float(y[top].mean()),
    }


def bootstrap_auc(y: np.ndarray, score: np.ndarray, seed: int, rounds: int = 200) -> tuple[float, float]:
    """95% interval of the AUC."""
    rng = np.random.Generator(np.random.PCG64(seed))
    found = []
    for _ in range(rounds):
        at = rng.integers(0, len(y), len(y))
        if 0 < y[at].sum() < len(y):
            found.append(roc_auc_score(y[at], score[at]))
    low, high = np.quantile(found, [0.025, 0.975])
    return float(low), float(high)
