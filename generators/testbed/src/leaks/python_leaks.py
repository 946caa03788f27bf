"""Prints where the canary stands in Python code outside literals and comments, and what does not parse."""

import ast
import io
import json
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
    """Reads a JSON object of texts by path from standard input."""
    canary = sys.argv[1]
    files: dict[str, str] = json.load(sys.stdin)
    found = [line for path, text in files.items() for line in leaks_of(path, text, canary)]
    json.dump(found, sys.stdout)


main()
