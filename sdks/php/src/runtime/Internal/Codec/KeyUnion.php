<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\UnknownVariant;

/**
 * @internal by a key that only one variant has; `''` takes what no other key decides
 */
final class KeyUnion extends UnionCodec
{
    /**
     * @param list<string> $keys
     * @param list<Codec> $variants
     * @param class-string<UnknownVariant> $unknown
     */
    public function __construct(private readonly array $keys, array $variants, string $unknown)
    {
        parent::__construct($variants, $unknown);
    }

    protected function choose(mixed $value): ?Codec
    {
        if (!$value instanceof \stdClass) {
            return null;
        }
        foreach ($this->keys as $index => $key) {
            if ($key !== '' && property_exists($value, $key)) {
                return $this->variants[$index];
            }
        }
        $rest = array_search('', $this->keys, true);
        return $rest === false ? null : $this->variants[$rest];
    }
}
