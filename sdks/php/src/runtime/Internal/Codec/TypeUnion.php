<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\UnknownVariant;

/**
 * @internal by JSON type, one per variant
 */
final class TypeUnion extends UnionCodec
{
    /**
     * @param list<string> $types
     * @param list<Codec> $variants
     * @param class-string<UnknownVariant> $unknown
     */
    public function __construct(private readonly array $types, array $variants, string $unknown)
    {
        parent::__construct($variants, $unknown);
    }

    protected function choose(mixed $value): ?Codec
    {
        $type = self::typeOf($value);
        $index = array_search($type, $this->types, true);
        if ($index === false && $type === 'integer') {
            $index = array_search('number', $this->types, true);
        }
        return $index === false ? null : $this->variants[$index];
    }
}
