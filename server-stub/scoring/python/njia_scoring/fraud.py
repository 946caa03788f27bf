"""Train the fraud model: an exact GA2M from gradient boosting, calibrated, compiled and purified.

Input (of ``scoring/train.ts``): ``fraud.npy`` with one row per transaction (features, then day, fraud type, group), and
``fraud-features.json``. Output: ``fraud.json`` (the artefact) and ``fraud-golden.json`` (vectors with the *trees'* scores).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler

from . import drift, metrics, tables

TRAIN = (50.0, 90.0)
CALIBRATE = (90.0, 103.0)
TEST_FROM = 103.0
REFERENCE_FROM = 90.0
# Complaints never reach us for this share of frauds; training must live with it.
UNLABELLED = 0.1
# Group 1 pays less often, so less is known of its people, and more of their honest payments look odd. Weighing its rows more in
# training (never in the score) evens out false alarms between the groups.
SMALL_GROUP_WEIGHT = 1.3
DIGITS = 11
# What the first feature tells (KINDS of observation.ts); of others there are too few to watch.
TRANSACTION_KINDS = {"cash_out": 1, "merchant": 2, "transfer": 3}
SETTINGS = dict(
    early_stopping=False,
    random_state=0,
    max_bins=64,
    learning_rate=0.05,
    max_iter=600,
    max_leaf_nodes=8,
    min_samples_leaf=30,
    l2_regularization=5.0,
)
UNRESTRICTED = dict(
    early_stopping=False,
    random_state=0,
    max_bins=255,
    learning_rate=0.06,
    max_iter=200,
    max_leaf_nodes=15,
    min_samples_leaf=40,
    l2_regularization=5.0,
)


@dataclass
class Data:
    x: np.ndarray
    day: np.ndarray
    kind: np.ndarray
    group: np.ndarray
    sender: np.ndarray

    @property
    def y(self) -> np.ndarray:
        return (self.kind > 0).astype(float)

    def between(self, low: float, high: float = np.inf) -> "Data":
        at = (self.day >= low) & (self.day < high)
        return Data(self.x[at], self.day[at], self.kind[at], self.group[at], self.sender[at])


def load(path: Path, features: int) -> Data:
    rows = np.load(path)
    return Data(
        rows[:, :features],
        rows[:, features],
        rows[:, features + 1].astype(int),
        rows[:, features + 2],
        rows[:, features + 4].astype(int),
    )


def spec_of(folder: Path) -> tuple[list[dict], list[tuple[int, int]]]:
    spec = json.loads((folder / "fraud-features.json").read_text())
    names = [f["name"] for f in spec["features"]]
    return spec["features"], [(names.index(a), names.index(b)) for a, b in spec["pairs"]]


def labels(data: Data) -> np.ndarray:
    """The labels training sees: some frauds were never reported."""
    rng = np.random.Generator(np.random.PCG64(1))
    missed = rng.random(len(data.y)) < UNLABELLED
    return np.where(missed, 0.0, data.y)


@dataclass
class Trained:
    trees: HistGradientBoostingClassifier
    slope: float
    shift: float
    additive: tables.Additive

    def from_trees(self, x: np.ndarray) -> np.ndarray:
        """What the boosted trees themselves say, calibrated: the truth that tables and server are held against."""
        return self.trees.decision_function(x) * self.slope + self.shift


def train(data: Data, features: list[dict], pairs: list[tuple[int, int]]) -> Trained:
    past = data.between(*TRAIN)
    singles = [{i} for i in range(len(features))]
    trees = HistGradientBoostingClassifier(
        interaction_cst=singles + [set(p) for p in pairs],
        monotonic_cst=[f["direction"] for f in features],
        **SETTINGS,
    ).fit(past.x, labels(past), sample_weight=np.where(past.group == 1, SMALL_GROUP_WEIGHT, 1.0))
    later = data.between(*CALIBRATE)
    slope, shift = metrics.fit_affine(trees.decision_function(later.x), later.y)
    additive = tables.compile_trees(trees, pairs)
    tables.purify(additive, past.x)
    additive.scale(slope, shift)
    return Trained(trees, slope, shift, additive)


def logistic(data: Data):
    """The simplest model on the same features, medians in the place of what is missing."""
    past = data.between(*TRAIN)
    median = np.nanmedian(past.x, axis=0)
    fill = lambda x: np.where(np.isnan(x), median, x)  # noqa: E731
    scaler = StandardScaler().fit(fill(past.x))
    model = LogisticRegression(max_iter=1000).fit(scaler.transform(fill(past.x)), labels(past))
    return lambda x: model.decision_function(scaler.transform(fill(x)))


def unrestricted(data: Data):
    """Boosting without limits on interactions or directions: what additivity costs."""
    past = data.between(*TRAIN)
    model = HistGradientBoostingClassifier(**UNRESTRICTED).fit(past.x, labels(past))
    return model.decision_function


def reference(name: str, values: np.ndarray, bins: int = 10) -> dict:
    known = values[~np.isnan(values)]
    edges = np.unique(np.quantile(known, np.linspace(0, 1, bins + 1)[1:-1])) if len(known) else np.array([])
    cells = tables.cell_of(edges, values)
    shares = np.bincount(cells, minlength=len(edges) + 2) / len(values)
    return {"name": name, "edges": rounded(edges), "shares": rounded(shares, 6), "noise": drift.LEAST_NOISE}


def rounded(values: np.ndarray, digits: int | None = None) -> list[float]:
    found = [float(v) for v in np.ravel(values)]
    return [round(v, digits) + 0.0 for v in found] if digits is not None else found


def artefact(
    trained: Trained, data: Data, steady_worlds: list[Data], features: list[dict], version: str, limits: dict
) -> dict:
    additive = trained.additive
    steady = data.between(REFERENCE_FROM)
    references = [reference(f["name"], steady.x[:, i]) for i, f in enumerate(features)]
    references.append(reference("score", additive.score(steady.x), 20))
    scored = [(w, additive.score(w.x)) for w in (w.between(REFERENCE_FROM) for w in steady_worlds)]
    worlds = [(w.day, [*w.x.T, score]) for w, score in scored]
    for at, one in enumerate(references):
        one["noise"] = round(drift.noise(one, [(day, columns[at]) for day, columns in worlds]), 4)
    return {
        "format": "njia-additive/2",
        "id": "fraud-ga2m",
        "version": version,
        "trainingData": "synthetic",
        **limits,
        "base": round(additive.base, DIGITS),
        "features": [{"name": f["name"], "code": f["code"]} for f in features],
        "terms": [
            {
                "features": list(t.features),
                "edges": [rounded(e) for e in t.edges],
                "values": rounded(t.values, DIGITS),
            }
            for t in additive.tables()
        ],
        "reference": references,
        "rates": drift.rates(
            (steady.day, steady.sender, steady.x[:, 0], additive.score(steady.x)),
            [(w.day, w.sender, w.x[:, 0], score) for w, score in scored],
            TRANSACTION_KINDS,
        ),
    }


def golden(trained: Trained, data: Data, count: int, seed: int = 3) -> dict:
    """Vectors of real rows, and of the same rows with values missing or far outside, with the trees' answer."""
    rng = np.random.Generator(np.random.PCG64(seed))
    x = data.x[rng.integers(0, len(data.x), count)].copy()
    third = count // 3
    holes = rng.random(x[:third].shape) < 0.3
    x[:third][holes] = np.nan
    far = rng.random(x[third : 2 * third].shape) < 0.2
    x[third : 2 * third][far] = np.where(rng.random(far.sum()) < 0.5, -1e9, 1e9)
    return {"vectors": x, "logits": trained.from_trees(x)}


def write_json(path: Path, content: dict) -> None:
    path.write_text(json.dumps(content, separators=(",", ":")) + "\n")
