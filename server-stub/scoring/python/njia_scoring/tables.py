"""Compile boosted trees with interaction constraints into lookup tables.

Each *leaf path* of such a tree tests at most two features, although the tree as a whole may test more. So the sum over trees is
exactly a sum of tables over one or two features. A table's cells are (first: missing, then the intervals between bounds).
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

INFINITY = float("inf")


@dataclass
class Table:
    """``values[c]`` or ``values[c, d]``; bounds are upper ends, closed: a value belongs to the first bound not below it."""

    features: tuple[int, ...]
    edges: list[np.ndarray]
    values: np.ndarray

    def cells(self, x: np.ndarray) -> tuple[np.ndarray, ...]:
        """Cells of each row of ``x`` (rows, features)."""
        return tuple(cell_of(e, x[:, f]) for e, f in zip(self.edges, self.features))


@dataclass
class Additive:
    """``base`` plus tables, in log-odds."""

    base: float
    mains: dict[int, Table] = field(default_factory=dict)
    pairs: dict[tuple[int, int], Table] = field(default_factory=dict)

    def tables(self) -> list[Table]:
        return [self.mains[k] for k in sorted(self.mains)] + [self.pairs[k] for k in self.pairs]

    def score(self, x: np.ndarray) -> np.ndarray:
        """Log-odds of each row, added in the order of ``tables`` as the server adds them."""
        total = np.full(len(x), self.base)
        for table in self.tables():
            total = total + table.values[table.cells(x)]
        return total

    def scale(self, slope: float, shift: float) -> None:
        """Affine calibration keeps the form."""
        self.base = self.base * slope + shift
        for table in self.tables():
            table.values = table.values * slope


def cell_of(edges: np.ndarray, x: np.ndarray) -> np.ndarray:
    """0 for missing, else 1 + number of bounds below the value."""
    cells = 1 + np.searchsorted(edges, x, side="left")
    return np.where(np.isnan(x), 0, cells)


@dataclass
class _Path:
    value: float
    bounds: dict[int, tuple[float, float]]
    missing: dict[int, bool]


def _paths(nodes: np.ndarray) -> list[_Path]:
    found: list[_Path] = []

    def walk(at: int, bounds: dict, missing: dict) -> None:
        node = nodes[at]
        if node["is_leaf"]:
            found.append(_Path(float(node["value"]), bounds, missing))
            return
        f, bound = int(node["feature_idx"]), float(node["num_threshold"])
        low, high = bounds.get(f, (-INFINITY, INFINITY))
        may, left = missing.get(f, True), bool(node["missing_go_to_left"])
        walk(int(node["left"]), {**bounds, f: (low, min(high, bound))}, {**missing, f: may and left})
        # A split at infinity parts what is known from what is not.
        rest = (INFINITY, INFINITY) if bound == INFINITY else (max(low, bound), high)
        walk(int(node["right"]), {**bounds, f: rest}, {**missing, f: may and not left})

    walk(0, {}, {})
    return found


def compile_trees(model, pairs: list[tuple[int, int]]) -> Additive:
    """Tables equal to ``model.decision_function``, for a fitted HistGradientBoostingClassifier of two classes."""
    paths = [p for (tree,) in model._predictors for p in _paths(tree.nodes)]
    additive = Additive(float(np.ravel(model._baseline_prediction)[0]))
    grouped: dict[tuple[int, ...], list[_Path]] = {}
    for path in paths:
        grouped.setdefault(tuple(sorted(path.bounds)), []).append(path)
    allowed = {tuple(sorted(pair)): pair for pair in pairs}
    for features, members in grouped.items():
        if not features:
            additive.base += sum(m.value for m in members)
            continue
        order = features if len(features) == 1 else allowed[features]
        edges = [
            np.unique([b for m in members for b in m.bounds[f] if np.isfinite(b)]) for f in order
        ]
        values = np.zeros([len(e) + 2 for e in edges])
        for m in members:
            values[np.ix_(*[_covered(m, f, e) for f, e in zip(order, edges)])] += m.value
        table = Table(tuple(order), edges, values)
        if len(order) == 1:
            additive.mains[order[0]] = table
        else:
            additive.pairs[(order[0], order[1])] = table
    return additive


def _covered(path: _Path, feature: int, edges: np.ndarray) -> np.ndarray:
    low, high = path.bounds[feature]
    uppers = np.append(edges, INFINITY)
    lowers = np.append(-INFINITY, edges)
    inside = (lowers >= low) & (uppers <= high) if low < high else np.zeros(len(uppers), bool)
    return np.flatnonzero(np.append(path.missing[feature], inside))


def purify(additive: Additive, x: np.ndarray, rounds: int = 60) -> None:
    """Move what a pair says about one feature alone into that feature's own table, and every table's mean into the base.

    The sum stays the same for every input; each reason then has one owner. Weights are the rows of ``x``.
    """
    for (a, b), table in additive.pairs.items():
        weights = np.zeros(table.values.shape)
        np.add.at(weights, table.cells(x), 1.0)
        moved = [np.zeros(len(e) + 2) for e in table.edges]
        for _ in range(rounds):
            step = 0.0
            for axis in (1, 0):
                total = weights.sum(axis=axis)
                mean = np.divide(
                    (weights * table.values).sum(axis=axis), total, out=np.zeros_like(total), where=total > 0
                )
                moved[1 - axis] += mean
                table.values = table.values - (mean[:, None] if axis == 1 else mean[None, :])
                step = max(step, float(np.abs(mean).max()))
            if step < 1e-13:
                break
        for feature, edges, values in zip((a, b), table.edges, moved):
            _add_main(additive, feature, edges, values)
    for table in additive.mains.values():
        mean = float(table.values[table.cells(x)].mean())
        table.values = table.values - mean
        additive.base += mean


def _add_main(additive: Additive, feature: int, edges: np.ndarray, values: np.ndarray) -> None:
    known = additive.mains.get(feature)
    if known is None:
        additive.mains[feature] = Table((feature,), [edges], values.copy())
        return
    joint = np.union1d(known.edges[0], edges)
    uppers = np.append(joint, INFINITY)
    take = lambda e, v: np.append(v[0], v[1 + np.searchsorted(e, uppers, side="left")])  # noqa: E731
    additive.mains[feature] = Table(
        (feature,), [joint], take(known.edges[0], known.values) + take(edges, values)
    )
