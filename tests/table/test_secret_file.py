"""The secret file: made for its owner only, refused where others could read it, never shown."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from camarilla.table.store.secret_file import BadSecretFile, Secrets


def test_a_missing_file_is_made_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "secret.toml"
    made = Secrets.of_file(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert made.lasting
    assert len(made.key("webhook")) == 32
    again = Secrets.of_file(path)
    assert again.key("webhook") == made.key("webhook")
    assert again.value("metrics") == made.value("metrics")
    assert f'metrics = "{again.value("metrics")}"' in path.read_text()


def test_every_purpose_and_every_house_has_its_own_key(tmp_path: Path) -> None:
    one, other, passing = Secrets.of_file(tmp_path / "a"), Secrets.of_file(tmp_path / "b"), Secrets.passing()
    keys = {house.key(purpose) for house in (one, other, passing) for purpose in ("webhook", "vapid")}
    assert len(keys) == 6
    assert not passing.lasting
    assert passing.value("metrics") is None


def test_what_a_key_is_stays_as_it_is(tmp_path: Path) -> None:
    """Signatures that were given out must stay good: written out, not computed."""
    path = tmp_path / "secret.toml"
    path.write_text(f'secret = "{"A" * 43}"\nsmtp_password = "patata"\n')
    path.chmod(0o600)
    given = Secrets.of_file(path)
    assert given.key("webhook").hex() == "efee091671f82176c4d8fa4d7ab0b1650f8e9a544741f817ffe753a0fb5ea3ab"
    assert given.value("smtp_password") == "patata"
    assert given.value("secret") is None
    assert "patata" not in repr(given)
    assert "AAAA" not in repr(given)
    assert "x00" not in repr(given)


@pytest.mark.parametrize(
    ("content", "mode", "why"),
    [
        (f'secret = "{"A" * 43}"', 0o644, "can be read by others: chmod 600"),
        (f'secret = "{"A" * 43}"', 0o640, "can be read by others: chmod 600"),
        ("secret: patata", 0o600, "is not TOML"),
        ("\xff", 0o600, "is not TOML"),
        ("", 0o600, 'needs a line secret = "…" with 32 random bytes in base64url'),
        ('secret = "patata"', 0o600, "with 32 random bytes"),
        ('secret = "pa ta ta!"', 0o600, "with 32 random bytes"),
        (f'secret = "{"A" * 43}"\nport = 25', 0o600, 'port must be text, port = "…"'),
    ],
)
def test_a_file_that_will_not_do_is_refused_without_showing_it(
    tmp_path: Path, content: str, mode: int, why: str
) -> None:
    path = tmp_path / "secret.toml"
    path.write_bytes(content.encode("latin-1" if content == "\xff" else "utf-8"))
    path.chmod(mode)
    with pytest.raises(BadSecretFile) as refused:
        Secrets.of_file(path)
    assert why in str(refused.value)
    assert "patata" not in str(refused.value)
    assert "AAAA" not in str(refused.value)


def test_a_place_where_no_file_can_be_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadSecretFile, match="No such file"):
        Secrets.of_file(tmp_path / "nowhere" / "secret.toml")
    with pytest.raises(BadSecretFile, match="directory"):
        Secrets.of_file(tmp_path)
