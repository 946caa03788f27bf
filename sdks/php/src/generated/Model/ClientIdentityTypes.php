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
 * Kinds of identity number that can be looked up in a country.
 */
final readonly class ClientIdentityTypes implements Model
{
    use Hydration;

    /**
     * The member country.
     */
    public string $country;

    /**
     * Kinds, the usual one first.
     *
     * @var list<IdentityType|string>
     */
    public array $types;

    /**
     * @param list<IdentityType|string> $types Kinds, the usual one first.
     */
    public function __construct(
        string $country,
        array $types,
    ) {
        $this->build([
            'country' => $country,
            'types' => $types,
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
            new FieldSpec('types', 'types', new Codec\ListCodec(new Codec\EnumCodec(IdentityType::class)), true),
        );
    }
}
