"""How hypothesis tries things out: the same examples every time, and no hurry on a machine that is busy."""

from hypothesis import HealthCheck, settings

from tests.scale import SCALE

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("house")


def examples(count: int) -> settings:
    """Above `@given`: try so many examples, more or fewer by SCALE."""
    return settings(max_examples=round(count * SCALE) or 1)
