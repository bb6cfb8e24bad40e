"""A real PostgreSQL for tests: Debian's package, run by somebody without rights in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import psutil

BINARIES = "/usr/lib/postgresql"


def folder_of_binaries() -> Path:
    """Where the newest PostgreSQL of this machine is."""
    found = sorted(Path(BINARIES).glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("pg_ctl")
    assert elsewhere is not None, "PostgreSQL is missing: apt-get install postgresql (`make test` does)"
    return Path(elsewhere).resolve().parent


class Postgres:
    """One server with many databases."""

    def __init__(self) -> None:
        self._binaries = folder_of_binaries()
        self._home = Path(tempfile.mkdtemp(prefix="tafelrunde-postgres-"))
        # PostgreSQL refuses to be run by root.
        self._user = pwd.getpwnam("postgres" if _exists("postgres") else "nobody") if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(self._home, self._user.pw_uid, self._user.pw_gid)
        self._data = self._home / "data"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._count = 0

    def start(self) -> Postgres:
        self._run("initdb", "-D", str(self._data), "-U", "tafelrunde", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = [
            f"port = {self.port}",
            "listen_addresses = '127.0.0.1'",
            f"unix_socket_directories = '{self._home}'",
            "max_connections = 200",
            # Nobody pulls the plug here; what a killed process has told the operating system is safe.
            "fsync = off",
        ]
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write("\n".join(settings) + "\n")
        self._control("start")
        return self

    def stop(self) -> None:
        self._control("stop", "-m", "immediate")
        shutil.rmtree(self._home, ignore_errors=True)

    def crash(self) -> None:
        """As if it had lost its power, and then it comes back."""
        try:
            self._control("stop", "-m", "immediate", seconds=10)
        except AssertionError:
            # Now and then PostgreSQL does not even stop at once.
            self.kill()
        self._control("start")

    def kill(self) -> None:
        """Every part of it, with SIGKILL."""
        server = psutil.Process(int((self._data / "postmaster.pid").read_text(encoding="utf-8").split()[0]))
        parts = [server, *server.children(recursive=True)]
        for part in parts:
            with contextlib.suppress(psutil.NoSuchProcess):
                part.kill()
        psutil.wait_procs(parts, timeout=30)

    def address(self, name: str) -> str:
        return f"postgresql+asyncpg://tafelrunde@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of a fresh database."""
        self._count += 1
        name = f"test_{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tafelrunde", name)
        return self.address(name)

    def dump(self, address: str, file: Path) -> None:
        """A copy of a whole database in a file."""
        self._run("pg_dump", "--format=custom", f"--file={self._home / 'dump'}", "--dbname", _plain(address))
        shutil.copy(self._home / "dump", file)

    def restore(self, file: Path, address: str) -> None:
        """Such a copy in an empty database."""
        shutil.copy(file, self._home / "dump")
        self._run("pg_restore", "--no-owner", "--dbname", _plain(address), str(self._home / "dump"))

    async def rows(self, address: str, statement: str, *values: object) -> list[asyncpg.Record]:
        """What a database holds, read by somebody who trusts nothing else."""
        connection = await asyncpg.connect(address.replace("+asyncpg", ""))
        try:
            return list(await connection.fetch(statement, *values))
        finally:
            await connection.close()

    def _control(self, *how: str, seconds: int = 60) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-t", str(seconds), "-l", str(self._home / "log"), *how)

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user
        # What it starts lives on, and must not hold a pipe of ours open.
        with (self._home / "output").open("ab") as output:
            done = subprocess.run(
                [str(self._binaries / program), *arguments],
                user=None if user is None else user.pw_uid,
                group=None if user is None else user.pw_gid,
                extra_groups=None if user is None else [],
                cwd=self._home,
                stdout=output,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
            )
        assert done.returncode == 0, (self._home / "output").read_text(encoding="utf-8", errors="replace")


def _plain(address: str) -> str:
    return address.replace("+asyncpg", "")


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


if __name__ == "__main__":
    # For trying something out by hand: runs until it is interrupted.
    running = Postgres().start()
    os.write(1, f"{running.new_database()}\n".encode())
    try:
        signal.pause()
    except KeyboardInterrupt:
        running.stop()
