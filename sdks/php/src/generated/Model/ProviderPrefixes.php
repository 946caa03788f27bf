<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * Number ranges of a provider in one country.
 */
final readonly class ProviderPrefixes implements Model
{
    use Hydration;

    /**
     * The member country.
     */
    public string $country;

    /**
     * First digits of its numbers, dial code included.
     *
     * @var list<string>
     */
    public array $prefixes;

    /**
     * @param list<string> $prefixes First digits of its numbers, dial code included.
     */
    public function __construct(
        string $country,
        array $prefixes,
    ) {
        $this->build([
            'country' => $country,
            'prefixes' => $prefixes,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('prefixes', 'prefixes', new Codec\ListCodec(new Codec\TextCodec()), true),
        );
    }
}
