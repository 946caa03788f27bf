"""The code of the README runs, or at least reads."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

README = (Path(__file__).resolve().parent.parent / "README.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0][:40])
def test_blocks_are_python(block: str) -> None:
    ast.parse(block)


def test_the_testing_block_runs() -> None:
    (block,) = (block for block in BLOCKS if "FakeTransport" in block)
    exec(compile(block, "README.md", "exec"), {"__name__": "readme"})


def test_the_quick_start_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    import functools

    import njia
    from njia.testing import FakeTransport

    fake = FakeTransport()
    monkeypatch.setattr(njia, "Njia", functools.partial(njia.Njia, api_key="svc_test_x", transport=fake))
    exec(compile(BLOCKS[0], "README.md", "exec"), {"__name__": "readme"})
    assert fake.requests[0].json["amountMinorUnits"] == 25000


def test_preload_imports_everything() -> None:
    from njia.preload import preload

    preload()
