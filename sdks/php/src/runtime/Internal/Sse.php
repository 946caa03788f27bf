<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal server-sent events (HTML standard, section 9.2.6)
 */
final class Sse
{
    /**
     * The data of each event; a closing `[DONE]` is left out.
     *
     * @return list<string>
     */
    public static function data(string $text): array
    {
        $found = [];
        $blocks = preg_split('/(?:\r\n|\r|\n){2,}/', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
        foreach ($blocks as $block) {
            $lines = [];
            foreach (preg_split('/\r\n|\r|\n/', $block) ?: [] as $line) {
                if (preg_match('/\Adata:? ?(.*)\z/s', $line, $parts) === 1) {
                    $lines[] = $parts[1];
                }
            }
            if ($lines !== [] && $lines !== ['[DONE]']) {
                $found[] = implode("\n", $lines);
            }
        }
        return $found;
    }
}
