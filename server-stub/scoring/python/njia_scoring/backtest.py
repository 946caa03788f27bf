"""``python -m njia_scoring.backtest FOLDER REPORTS``: figures and pictures of the shipped models on seeds nobody chose on.

Input of ``scoring/report.ts``: per seed ``fraud-<seed>.npy`` (features, day, kind, group, log-odds as *served*) and
``credit-<seed>.npy`` (features, defaulted, true risk, group, log-odds of good as served); ``fraud.npy`` is the training data,
from which the challengers are fitted.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from sklearn.metrics import precision_recall_curve, roc_auc_score
from sklearn.tree import DecisionTreeClassifier

from . import fraud, metrics, pictures

KINDS = ["none", "takeover", "mule", "agent", "slow", "scam", "ring"]


def main(folder: Path, reports: Path, plan: dict) -> None:
    reports.mkdir(parents=True, exist_ok=True)
    features, pairs = fraud.spec_of(folder)
    train = fraud.load(folder / "fraud.npy", len(features))
    seeds = {str(s): _scored(folder, s, len(features)) for s in plan["seeds"]}
    found = {
        "fraud": _fraud(train, seeds, features),
        "stress": {n: _stress(_scored(folder, s, len(features))) for n, s in plan["stress"].items()},
        "credit": _credit(folder, plan["seeds"], plan["creditFeatures"], reports),
        "parity": _parity(folder, train, features, pairs, plan["artefact"]),
    }
    _pictures(seeds, found, reports, plan["artefact"], features)
    pictures.curves(reports / "credit-curves.png", json.loads(Path(plan["creditArtefact"]).read_text()), pictures.CREDIT_POINTS)
    (reports / "figures.json").write_text(json.dumps(found, indent=1) + "\n")


def _scored(folder: Path, seed: int, width: int) -> tuple[fraud.Data, np.ndarray]:
    path = folder / f"fraud-{seed}.npy"
    data, logit = fraud.load(path, width), np.load(path)[:, width + 3]
    late = data.day >= fraud.TEST_FROM
    return data.between(fraud.TEST_FROM), logit[late]


def _fraud(train: fraud.Data, seeds: dict, features: list[dict]) -> dict:
    linear, free = fraud.logistic(train), fraud.unrestricted(train)
    tree = _small_tree(train)
    rows = {}
    for seed, (data, logit) in seeds.items():
        y = data.y
        rows[seed] = {
            "rows": len(y),
            "frauds": int(y.sum()),
            "served": metrics.ranking(y, logit),
            "logistic": metrics.ranking(y, linear(data.x)),
            "unrestricted": metrics.ranking(y, free(data.x)),
            "interval": metrics.bootstrap_auc(y, logit, 5, 100),
            "calibration": metrics.calibration(y, logit),
            "byKind": _by_kind(data, logit),
            "single": _best_single(data, features),
            "tree": tree(data),
            "fairness": _fairness(y, logit, data.group),
        }
    return rows


def _threshold(y: np.ndarray, score: np.ndarray, rate: float) -> float:
    return float(np.quantile(score[y == 0], 1 - rate))


def _by_kind(data: fraud.Data, logit: np.ndarray) -> dict[str, float]:
    at = logit > _threshold(data.y, logit, 0.01)
    return {KINDS[k]: float(at[data.kind == k].mean()) for k in range(1, 7) if (data.kind == k).any()}


def _best_single(data: fraud.Data, features: list[dict]) -> dict:
    best = {"name": "", "auc": 0.0}
    for i, feature in enumerate(features):
        x = data.x[:, i]
        auc = roc_auc_score(data.y, np.where(np.isnan(x), np.nanmedian(x), x))
        if max(auc, 1 - auc) > best["auc"]:
            best = {"name": feature["name"], "auc": float(max(auc, 1 - auc))}
    return best


def _small_tree(train: fraud.Data):
    past = train.between(*fraud.TRAIN)
    median = np.nanmedian(past.x, axis=0)
    fill = lambda x: np.where(np.isnan(x), median, x)  # noqa: E731
    model = DecisionTreeClassifier(max_depth=3, min_samples_leaf=50, random_state=0)
    model.fit(fill(past.x), fraud.labels(past))

    def judge(data: fraud.Data) -> dict[str, float]:
        score = model.predict_proba(fill(data.x))[:, 1]
        precision, recall, _ = precision_recall_curve(data.y, score)
        return {
            "auc": float(roc_auc_score(data.y, score)),
            "recallAtHalf": float(max(recall[:-1][precision[:-1] >= 0.5], default=0.0)),
        }

    return judge


def _fairness(y: np.ndarray, score: np.ndarray, group: np.ndarray) -> dict:
    flagged = score > _threshold(y, score, 0.01)
    honest = [(group == g) & (y == 0) for g in (0, 1)]
    rates = [float(flagged[at].mean()) for at in honest]
    return {
        "falsePositiveRatio": max(rates) / max(1e-9, min(rates)),
        "honest": [int(at.sum()) for at in honest],
        "flagged": [int(flagged[at].sum()) for at in honest],
    }


def _stress(scored: tuple[fraud.Data, np.ndarray]) -> dict:
    data, logit = scored
    return {
        "rows": len(logit),
        "frauds": int(data.y.sum()),
        "auc": float(roc_auc_score(data.y, logit)),
        "byKind": _by_kind(data, logit),
    }


def _credit(folder: Path, seeds: list[int], width: int, reports: Path) -> dict:
    rows = {}
    for seed in seeds:
        m = np.load(folder / f"credit-{seed}.npy")
        bad, risk, group, good_logit = m[:, width], m[:, width + 1], m[:, width + 2], m[:, width + 3]
        order = np.argsort(good_logit, kind="stable")
        deciles = [float(part.mean()) for part in np.array_split(bad[order], 10)]
        fifths = [part.mean() for part in np.array_split(bad[order], 5)]
        # Where 70 of 100 are approved, as lenders of this kind do.
        approved = good_logit > np.quantile(good_logit, 0.3)
        rate = [float(approved[group == g].mean()) for g in (0, 1)]
        true = [float(approved[(group == g) & (bad == 0)].mean()) for g in (0, 1)]
        rows[str(seed)] = {
            "applicants": len(bad),
            "auc": float(roc_auc_score(bad, -good_logit)),
            "oracle": float(roc_auc_score(bad, risk)),
            "interval": metrics.bootstrap_auc(bad, -good_logit, 6, 100),
            "ks": metrics.ks(bad, -good_logit),
            "ece": metrics.calibration(bad, -good_logit, 10)["ece"],
            "slope": metrics.calibration(bad, -good_logit, 10)["slope"],
            "deciles": deciles,
            "quintileRatio": float(fifths[0] / max(1e-9, fifths[-1])),
            "approvalRatio": min(rate) / max(rate),
            "truePositiveDifference": abs(true[0] - true[1]),
        }
    pictures.deciles(reports / "credit-deciles.png", [r["deciles"] for r in rows.values()])
    return rows


def _parity(folder: Path, train: fraud.Data, features, pairs, path: str) -> dict:
    """The shipped tables against the boosted trees, fitted anew."""
    shipped = json.loads(Path(path).read_text())
    trained = fraud.train(train, features, pairs)
    rows = train.x[:100_000]
    tables_ = _tables_of(shipped)
    many = np.load(folder / "fraud-many.npy")
    served = np.load(folder / "fraud-many-served.npy")[:, 0]
    return {
        "tablesAgainstTrees": float(np.abs(tables_.score(rows) - trained.from_trees(rows)).max()),
        "serverAgainstTrees": float(np.abs(served - many[:, -1]).max()),
        "vectors": len(many),
    }


def _tables_of(shipped: dict):
    from .tables import Additive, Table

    additive = Additive(shipped["base"])
    for term in shipped["terms"]:
        edges = [np.array(e) for e in term["edges"]]
        table = Table(tuple(term["features"]), edges, np.reshape(term["values"], [len(e) + 2 for e in edges]))
        if len(edges) == 1:
            additive.mains[term["features"][0]] = table
        else:
            additive.pairs[tuple(term["features"])] = table
    return additive


def _pictures(seeds: dict, found: dict, reports: Path, path: str, features: list[dict]) -> None:
    y = np.concatenate([d.y for d, _ in seeds.values()])
    logit = np.concatenate([s for _, s in seeds.values()])
    pictures.calibration(reports / "fraud-calibration.png", y, logit)
    pictures.recall(reports / "fraud-recall.png", y, logit)
    pictures.curves(reports / "fraud-curves.png", json.loads(Path(path).read_text()), pictures.RISK_POINTS)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3]))
