"""``python -m njia_scoring.train FOLDER VERSION``: artefacts and golden vectors from the simulated data in FOLDER."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import numpy as np

from . import credit, fraud


def main(folder: Path, fraud_limits: dict, credit_limits: dict, version: str) -> None:
    features, pairs = fraud.spec_of(folder)
    data = fraud.load(folder / "fraud.npy", len(features))
    began = time.monotonic()
    trained = fraud.train(data, features, pairs)
    steady = [fraud.load(path, len(features)) for path in sorted(folder.glob("fraud-steady-*.npy"))]
    check = data.x[:100_000]
    gap = np.abs(trained.additive.score(check) - trained.from_trees(check)).max()
    print(f"fraud: {len(data.x)} rows, {time.monotonic() - began:.0f} s, tables differ from trees by {gap:.1e} on {len(check)} rows")
    if gap > 1e-9:
        raise SystemExit("the tables are not the model")
    fraud.write_json(folder / "fraud.json", fraud.artefact(trained, data, steady, features, version, fraud_limits))
    gold = fraud.golden(trained, data, 300)
    fraud.write_json(
        folder / "fraud-golden.json",
        {
            "vectors": [[None if np.isnan(v) else v for v in row] for row in gold["vectors"].tolist()],
            "logits": gold["logits"].tolist(),
        },
    )
    many = fraud.golden(trained, data, 10_000, seed=4)
    np.save(folder / "fraud-many.npy", np.column_stack([many["vectors"], many["logits"]]))

    names = json.loads((folder / "credit-features.json").read_text())["features"]
    people = credit.load(folder / "credit.npy", len(names))
    additive, average = credit.train(people, names)
    content = credit.artefact(additive, average, people, names, version, credit_limits)
    fraud.write_json(folder / "credit.json", content)
    x = people.x[:300]
    fraud.write_json(
        folder / "credit-golden.json",
        {
            "vectors": [[None if np.isnan(v) else v for v in row] for row in x.tolist()],
            "logits": additive.score(x).tolist(),
        },
    )
    print(f"credit: {len(people.x)} applicants, {len(content['terms'])} characteristics")


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]), json.loads(sys.argv[3]), sys.argv[4])
