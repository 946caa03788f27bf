from .._runtime._public import PUBLIC
from .._runtime._public import __all__ as __all__

NAMES = dict(PUBLIC)
