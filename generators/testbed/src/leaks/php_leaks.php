<?php

// Reads `<path> <text>` per line, both in base64; prints `path:line what` for code that does not parse, and for the
// canary outside strings and comments.

declare(strict_types=1);

const HARMLESS = [T_COMMENT, T_DOC_COMMENT, T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE];

$canary = $argv[1];
while (($line = fgets(STDIN)) !== false) {
    [$path, $text] = array_map(base64_decode(...), explode(' ', trim($line)) + ['', '']);
    try {
        $tokens = PhpToken::tokenize($text, TOKEN_PARSE);
    } catch (ParseError $error) {
        echo "{$path}:{$error->getLine()} {$error->getMessage()}\n";
        continue;
    }
    foreach ($tokens as $token) {
        if (str_contains($token->text, $canary) && !$token->is(HARMLESS)) {
            echo "{$path}:{$token->line} the canary is code\n";
        }
    }
}
