<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal one shape in both directions
 */
interface Codec
{
    /**
     * From JSON to the value that a caller sees.
     *
     * @param bool $lenient required members may be missing, as in events of an older version
     * @throws Mismatch
     */
    public function decode(mixed $value, string $path, bool $lenient): mixed;

    /**
     * From what a caller gives to JSON.
     *
     * @throws Mismatch
     */
    public function encode(mixed $value, string $path): mixed;
}
