"""An environment counts as ready only when all of it is in place, at this spot, from these pins."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

import prepare

PROJECT = '[build-system]\nrequires = ["hatchling"]\n[project]\nname = "{name}"\n'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "requirements").mkdir()
    for kind in ("build", "run", "dev"):
        (tmp_path / "requirements" / f"{kind}.txt").write_text(f"{kind}==1")
    (tmp_path / "pyproject.toml").write_text(PROJECT.format(name="cassino"))
    return tmp_path


class Installer:
    """Stands where `run` starts programs: notes their words, and fails when told to."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.fails_at: str | None = None
        self.interrupted = False

    def __call__(self, command: Sequence[str], cwd: Path) -> None:
        words = " ".join(command)
        self.steps.append(words)
        (cwd / ".venv").mkdir(exist_ok=True)
        if self.fails_at is not None and self.fails_at in words:
            raise KeyboardInterrupt if self.interrupted else prepare.PrepareError("no luck")


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> Installer:
    stand_in = Installer()
    monkeypatch.setattr(prepare, "run", stand_in)
    return stand_in


def _steps(checkout: Path, installer: Installer, kind: str) -> int:
    """Returns how many steps it took to make the environment ready."""
    installer.steps.clear()
    prepare.prepare(checkout, kind)
    return len(installer.steps)


def test_a_new_environment_is_made_filled_and_then_left_alone(
    checkout: Path, installer: Installer, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare.prepare(checkout, "run")
    make, fill, project = installer.steps
    assert make.endswith("-m venv --clear .venv")
    assert "--require-hashes" in fill
    assert fill.endswith("-r requirements/build.txt -r requirements/run.txt")
    assert project.endswith("--no-deps --no-build-isolation --editable .")
    assert capsys.readouterr().err.count("\n") == 1
    assert _steps(checkout, installer, "run") == 0
    assert capsys.readouterr() == ("", "")


def test_an_environment_for_tests_also_plays(checkout: Path, installer: Installer) -> None:
    prepare.prepare(checkout, "dev")
    assert _steps(checkout, installer, "run") == 0


def test_an_environment_for_play_is_filled_up_for_tests(
    checkout: Path, installer: Installer
) -> None:
    prepare.prepare(checkout, "run")
    assert _steps(checkout, installer, "dev") == 2


@pytest.mark.parametrize("name", ["build", "run"])
def test_new_pins_are_installed_on_top(checkout: Path, installer: Installer, name: str) -> None:
    prepare.prepare(checkout, "dev")
    (checkout / "requirements" / f"{name}.txt").write_text("other==2")
    assert _steps(checkout, installer, "run") == 2
    assert _steps(checkout, installer, "dev") == 2


def test_a_change_of_the_project_is_installed(checkout: Path, installer: Installer) -> None:
    prepare.prepare(checkout, "run")
    (checkout / "pyproject.toml").write_text(PROJECT.format(name="kasino"))
    assert _steps(checkout, installer, "run") == 2


def test_a_change_of_the_tools_settings_is_not(checkout: Path, installer: Installer) -> None:
    prepare.prepare(checkout, "run")
    with (checkout / "pyproject.toml").open("a") as file:
        file.write("[tool.ruff]\n")
    assert _steps(checkout, installer, "run") == 0


def test_a_moved_checkout_starts_afresh(checkout: Path, installer: Installer) -> None:
    prepare.prepare(checkout, "run")
    moved = checkout.rename(checkout.with_name("moved"))
    assert _steps(moved, installer, "run") == 3


@pytest.mark.parametrize("step", ["-m venv", "--require-hashes", "--editable"])
@pytest.mark.parametrize("interrupted", [True, False])
def test_an_install_cut_short_counts_for_nothing(
    checkout: Path, installer: Installer, step: str, interrupted: bool
) -> None:
    installer.fails_at, installer.interrupted = step, interrupted
    with pytest.raises((KeyboardInterrupt, prepare.PrepareError)):
        prepare.prepare(checkout, "run")
    installer.fails_at = None
    assert _steps(checkout, installer, "run") == 3


def test_an_upgrade_cut_short_counts_for_nothing(checkout: Path, installer: Installer) -> None:
    prepare.prepare(checkout, "run")
    (checkout / "requirements" / "run.txt").write_text("other==2")
    installer.fails_at = "--require-hashes"
    with pytest.raises(prepare.PrepareError):
        prepare.prepare(checkout, "run")
    installer.fails_at = None
    assert _steps(checkout, installer, "run") == 3


def test_a_python_without_venv_is_told_in_one_line(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "ROOT", checkout)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert prepare.main(["run"]) == 1
    told = capsys.readouterr().err
    assert "python3-venv" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["play"], ["run", "dev"]])
def test_wrong_words_are_told_the_right_ones(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert prepare.main(arguments) == 2
    assert capsys.readouterr().err == "usage: scripts/prepare run|dev\n"


def test_a_failed_program_stops_the_installation(tmp_path: Path) -> None:
    with pytest.raises(prepare.PrepareError, match="next call tries again"):
        prepare.run(["false"], tmp_path)
    prepare.run(["true"], tmp_path)


def test_no_fitting_python_is_told_in_one_line(tmp_path: Path) -> None:
    script = Path(prepare.__file__).with_name("prepare")
    for name in ("dirname", "sh"):
        found = subprocess.run(["which", name], check=True, capture_output=True, text=True)
        (tmp_path / name).symlink_to(found.stdout.strip())
    done = subprocess.run(
        [tmp_path / "sh", script, "run"],
        env={"PATH": str(tmp_path)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr == "cassino: needs Python 3.11 or newer, and none was found\n"
