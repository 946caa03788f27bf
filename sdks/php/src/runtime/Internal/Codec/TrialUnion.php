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
                $decoded = $variant->decode($value, '$', false);
            } catch (Mismatch) {
                continue;
            }
            if (!$decoded instanceof Model || $decoded->extra() === []) {
                return $variant;
            }
            $fits ??= $variant;
        }
        return $fits;
    }
}
