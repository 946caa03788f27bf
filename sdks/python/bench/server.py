"""A loopback server for the bench: answers every request at once with one of a few fixed bodies. Prints its port."""

from __future__ import annotations

import json
import socket
import sys
import threading

ACCOUNT, CHARGE, MODEL = json.loads(sys.argv[1])


def answer_for(head: bytes) -> bytes:
    """The whole answer to a request that starts with `head`."""
    path = head.split(b" ", 2)[1]
    body = json.dumps(ACCOUNT if b"accounts" in path else MODEL if b"models" in path else CHARGE).encode()
    lines = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Request-Id: req_1\r\nContent-Length: %d\r\n\r\n"
    return lines % len(body) + body


def serve(connection: socket.socket) -> None:
    """Requests without a body, one after the other."""
    cache: dict[bytes, bytes] = {}
    data = b""
    with connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while True:
            piece = connection.recv(65_536)
            if not piece:
                return
            data += piece
            while b"\r\n\r\n" in data:
                head, _, data = data.partition(b"\r\n\r\n")
                line = head.split(b"\r\n", 1)[0]
                connection.sendall(cache.setdefault(line, answer_for(head)))


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    print(listener.getsockname()[1], flush=True)
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection,), daemon=True).start()


if __name__ == "__main__":
    main()
