"""Client for the Njia API: payments, identity, fraud and cards for African markets.

``Njia`` and ``AsyncNjia`` are the clients, `njia.types` holds the shapes, `njia.webhooks` verifies what the API sends,
`njia.testing` replaces the network. Names are imported when first used.
"""

from __future__ import annotations

from ._generated import exports
from ._runtime._lazy import lazy_names

TYPE_CHECKING = False  # what checkers take for true; importing `typing` would cost more than all of this

if TYPE_CHECKING:
    from ._generated.exports import *  # noqa: F403
    from ._runtime._public import *  # noqa: F403 (mypy reads no list of another module)
else:
    __all__ = list(exports.NAMES)
    __getattr__, __dir__ = lazy_names(__name__, exports.NAMES)
