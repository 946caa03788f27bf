"""Prints where the canary stands in Python code outside literals and comments, and what does not parse."""

import ast
import base64
import io
import sys
import tokenize

SAFE = {tokenize.STRING, tokenize.COMMENT}


def leaks_of(path: str, text: str, canary: str) -> list[str]:
    """All complaints about one file; an empty list if it is clean."""
    try:
        ast.parse(text, path)
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (SyntaxError, ValueError, tokenize.TokenError) as error:
        return [f"{path}:{getattr(error, 'lineno', 0)} {error}"]
    return [
        f"{path}:{token.start[0]} the canary is code"
        for token in tokens
        if token.type not in SAFE and canary in token.string
    ]


def main() -> None:
    """Reads one file per line: path and text in base64, apart by a blank."""
    canary = sys.argv[1]
    for line in sys.stdin:
        path, text = (base64.b64decode(part).decode() for part in line.rstrip("\n").split(" "))
        for complaint in leaks_of(path, text, canary):
            print(complaint)


main()
