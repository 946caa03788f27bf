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
 * The person to verify.
 */
final readonly class KycSubject implements Model
{
    use Hydration;

    /**
     * Given names, as on the document.
     */
    public string $givenNames;

    /**
     * Family name.
     */
    public string $lastName;

    /**
     * Date of birth.
     */
    public ?Date $dateOfBirth;

    /**
     * The member phone.
     */
    public ?string $phone;

    /**
     * E-mail address.
     */
    public ?string $email;

    /**
     * Country of residence.
     */
    public string $country;

    /**
     * The member address.
     */
    public ?AddressInput $address;

    /**
     * @param string $givenNames Given names, as on the document.
     * @param string $lastName Family name.
     * @param string $country Country of residence.
     * @param Date|string|Omit $dateOfBirth Date of birth.
     * @param string|Omit $email E-mail address.
     */
    public function __construct(
        string $givenNames,
        string $lastName,
        string $country,
        #[\SensitiveParameter] Date|string|Omit $dateOfBirth = Omit::Value,
        string|Omit $phone = Omit::Value,
        string|Omit $email = Omit::Value,
        AddressInput|Omit $address = Omit::Value,
    ) {
        $this->build([
            'givenNames' => $givenNames,
            'lastName' => $lastName,
            'country' => $country,
            'dateOfBirth' => $dateOfBirth,
            'phone' => $phone,
            'email' => $email,
            'address' => $address,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('givenNames', 'givenNames', new Codec\TextCodec(), true),
            new FieldSpec('lastName', 'lastName', new Codec\TextCodec(), true),
            new FieldSpec('dateOfBirth', 'dateOfBirth', new Codec\DateCodec(), sensitive: 'all'),
            new FieldSpec('phone', 'phone', new Codec\TextCodec()),
            new FieldSpec('email', 'email', new Codec\TextCodec()),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('address', 'address', new Codec\ModelCodec(AddressInput::class)),
        );
    }
}
