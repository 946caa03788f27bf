<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;
use Njia\Model;

/**
 * @internal by trying: the first variant that fits and knows all members, else the first that fits
 */
final class TrialUnion extends UnionCodec
{
    protected function choose(mixed $value): ?Codec
    {
        $fits = null;
        foreach ($this->variants as $variant) {
            try {
                if (self::isWhole($variant->decode($value, '$', false))) {
                    return $variant;
                }
                $fits ??= $variant;
            } catch (Mismatch) {
                continue;
            }
        }
        return $fits;
    }

    private static function isWhole(mixed $decoded): bool
    {
        return !$decoded instanceof Model || $decoded->extra() === [];
    }
}
