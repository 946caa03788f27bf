<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Date;
use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * The person and the identity number to check.
 *
 * @deprecated since 2026-03-01; use KycScoreRequest; it ends on 2027-06-01.
 */
final readonly class KycCheckRequest implements Model
{
    use Hydration;

    /**
     * First names.
     */
    public string $firstName;

    /**
     * Family name.
     */
    public string $lastName;

    /**
     * Date of birth.
     */
    public ?Date $dateOfBirth;

    /**
     * Country that issued the number.
     */
    public string $country;

    /**
     * The member id type.
     */
    public IdentityType|string $idType;

    /**
     * The number.
     */
    public string $idNumber;

    /**
     * The member phone.
     */
    public ?string $phone;

    /**
     * @param string $firstName First names.
     * @param string $lastName Family name.
     * @param string $country Country that issued the number.
     * @param string $idNumber The number.
     * @param Date|string|Omit $dateOfBirth Date of birth.
     */
    public function __construct(
        string $firstName,
        string $lastName,
        string $country,
        IdentityType|string $idType,
        #[\SensitiveParameter] string $idNumber,
        #[\SensitiveParameter] Date|string|Omit $dateOfBirth = Omit::Value,
        string|Omit $phone = Omit::Value,
    ) {
        $this->build([
            'firstName' => $firstName,
            'lastName' => $lastName,
            'country' => $country,
            'idType' => $idType,
            'idNumber' => $idNumber,
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
            new FieldSpec('firstName', 'firstName', new Codec\TextCodec(), true),
            new FieldSpec('lastName', 'lastName', new Codec\TextCodec(), true),
            new FieldSpec('dateOfBirth', 'dateOfBirth', new Codec\DateCodec(), sensitive: 'all'),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('idType', 'idType', new Codec\EnumCodec(IdentityType::class), true),
            new FieldSpec('idNumber', 'idNumber', new Codec\TextCodec(), true, sensitive: 'last4'),
            new FieldSpec('phone', 'phone', new Codec\TextCodec()),
        );
    }
}
