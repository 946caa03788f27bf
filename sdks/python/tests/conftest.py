"""Property tests take what time they need: machines that run them are shared."""

from hypothesis import HealthCheck, settings

settings.register_profile("shared", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("shared")
