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
 * The facts, compared with what the authority holds.
 */
final readonly class KycMatches implements Model
{
    use Hydration;

    /**
     * The member given names.
     */
    public KycMatch|string $givenNames;

    /**
     * The member last name.
     */
    public KycMatch|string $lastName;

    /**
     * Whether the date of birth fits; not the date itself.
     */
    public KycMatch|string $dateOfBirth;

    /**
     * The member phone.
     */
    public KycMatch|string $phone;

    /**
     * @param KycMatch|string $dateOfBirth Whether the date of birth fits; not the date itself.
     */
    public function __construct(
        KycMatch|string $givenNames,
        KycMatch|string $lastName,
        KycMatch|string $dateOfBirth,
        KycMatch|string $phone,
    ) {
        $this->build([
            'givenNames' => $givenNames,
            'lastName' => $lastName,
            'dateOfBirth' => $dateOfBirth,
            'phone' => $phone,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('givenNames', 'givenNames', new Codec\EnumCodec(KycMatch::class), true),
            new FieldSpec('lastName', 'lastName', new Codec\EnumCodec(KycMatch::class), true),
            new FieldSpec('dateOfBirth', 'dateOfBirth', new Codec\EnumCodec(KycMatch::class), true),
            new FieldSpec('phone', 'phone', new Codec\EnumCodec(KycMatch::class), true),
        );
    }
}
