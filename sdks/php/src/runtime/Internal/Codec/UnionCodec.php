<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;
use Njia\Internal\RawNumber;
use Njia\Internal\UnknownVariant;
use Njia\Model;

/**
 * @internal one of several shapes; what no variant claims becomes the unknown variant
 */
abstract class UnionCodec implements Codec
{
    /**
     * @param list<Codec> $variants
     * @param class-string<UnknownVariant> $unknown
     */
    public function __construct(protected readonly array $variants, private readonly string $unknown)
    {
    }

    abstract protected function choose(mixed $value): ?Codec;

    public function decode(mixed $value, string $path, bool $lenient): mixed
    {
        $variant = $this->choose($value);
        return $variant === null ? $this->unknown($value, $path) : $variant->decode($value, $path, $lenient);
    }

    public function encode(mixed $value, string $path): mixed
    {
        if ($value instanceof UnknownVariant) {
            return $value->toWire();
        }
        foreach ($this->variants as $variant) {
            try {
                return $variant->encode($value, $path);
            } catch (Mismatch $mismatch) {
                // A model is of one class: an error inside it cannot come from here.
                continue;
            }
        }
        throw Mismatch::expected('a value of one of the variants', $value, $path);
    }

    protected function unknown(mixed $value, string $path): UnknownVariant
    {
        return new $this->unknown(null, $value);
    }

    protected function make(?string $type, mixed $value): UnknownVariant
    {
        return new $this->unknown($type, $value);
    }

    /** The JSON type of a value: null, boolean, integer, number, string, array or object. */
    public static function typeOf(mixed $value): string
    {
        return match (true) {
            $value === null => 'null',
            is_bool($value) => 'boolean',
            is_int($value) => 'integer',
            $value instanceof RawNumber, is_float($value) => 'number',
            is_array($value) => 'array',
            $value instanceof \stdClass, $value instanceof Model => 'object',
            default => 'string',
        };
    }
}
