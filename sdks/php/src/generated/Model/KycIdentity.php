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
 * The identity that was looked up.
 *
 * The number is masked.
 */
final readonly class KycIdentity implements Model
{
    use Hydration;

    /**
     * The member country.
     */
    public string $country;

    /**
     * The member type.
     */
    public IdentityType|string $type;

    /**
     * The last four characters.
     */
    public string $numberMasked;

    /**
     * Authority that answered.
     */
    public string $authority;

    /**
     * @param string $numberMasked The last four characters.
     * @param string $authority Authority that answered.
     */
    public function __construct(
        string $country,
        IdentityType|string $type,
        string $numberMasked,
        string $authority,
    ) {
        $this->build([
            'country' => $country,
            'type' => $type,
            'numberMasked' => $numberMasked,
            'authority' => $authority,
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
            new FieldSpec('type', 'type', new Codec\EnumCodec(IdentityType::class), true),
            new FieldSpec('numberMasked', 'numberMasked', new Codec\TextCodec(), true),
            new FieldSpec('authority', 'authority', new Codec\TextCodec(), true),
        );
    }
}
