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
 * Changes to a customer.
 *
 * What is left out stays; null removes a value.
 */
final readonly class CustomerUpdateRequest implements Model
{
    use Hydration;

    /**
     * The caller's own id.
     */
    public ?string $externalId;

    /**
     * Given names of a person.
     */
    public ?string $givenNames;

    /**
     * Family name of a person.
     */
    public ?string $lastName;

    /**
     * Name of a business.
     */
    public ?string $businessName;

    /**
     * Date of birth of a person.
     */
    public ?Date $dateOfBirth;

    /**
     * Phone number.
     */
    public ?string $phone;

    /**
     * E-mail address.
     */
    public ?string $email;

    /**
     * The member country.
     */
    public ?string $country;

    /**
     * Postal address; replaces the old one as a whole.
     */
    public ?AddressInput $address;

    /**
     * The member preferred language.
     */
    public LanguageTag|string|null $preferredLanguage;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string|Omit|null $externalId The caller's own id.
     * @param string|Omit|null $givenNames Given names of a person.
     * @param string|Omit|null $lastName Family name of a person.
     * @param string|Omit|null $businessName Name of a business.
     * @param Date|string|Omit|null $dateOfBirth Date of birth of a person.
     * @param string|Omit|null $phone Phone number.
     * @param string|Omit|null $email E-mail address.
     * @param AddressInput|Omit|null $address Postal address; replaces the old one as a whole.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        string|Omit|null $externalId = Omit::Value,
        string|Omit|null $givenNames = Omit::Value,
        string|Omit|null $lastName = Omit::Value,
        string|Omit|null $businessName = Omit::Value,
        #[\SensitiveParameter] Date|string|Omit|null $dateOfBirth = Omit::Value,
        #[\SensitiveParameter] string|Omit|null $phone = Omit::Value,
        #[\SensitiveParameter] string|Omit|null $email = Omit::Value,
        string|Omit $country = Omit::Value,
        AddressInput|Omit|null $address = Omit::Value,
        LanguageTag|string|Omit $preferredLanguage = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'externalId' => $externalId,
            'givenNames' => $givenNames,
            'lastName' => $lastName,
            'businessName' => $businessName,
            'dateOfBirth' => $dateOfBirth,
            'phone' => $phone,
            'email' => $email,
            'country' => $country,
            'address' => $address,
            'preferredLanguage' => $preferredLanguage,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('externalId', 'externalId', new Codec\NullableCodec(new Codec\TextCodec())),
            new FieldSpec('givenNames', 'givenNames', new Codec\NullableCodec(new Codec\TextCodec())),
            new FieldSpec('lastName', 'lastName', new Codec\NullableCodec(new Codec\TextCodec())),
            new FieldSpec('businessName', 'businessName', new Codec\NullableCodec(new Codec\TextCodec())),
            new FieldSpec(
                'dateOfBirth',
                'dateOfBirth',
                new Codec\NullableCodec(new Codec\DateCodec()),
                sensitive: 'all',
            ),
            new FieldSpec('phone', 'phone', new Codec\NullableCodec(new Codec\TextCodec()), sensitive: 'last4'),
            new FieldSpec('email', 'email', new Codec\NullableCodec(new Codec\TextCodec()), sensitive: 'all'),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec(
                'address',
                'address',
                new Codec\NullableCodec(new Codec\ModelCodec(AddressInput::class)),
            ),
            new FieldSpec('preferredLanguage', 'preferredLanguage', new Codec\EnumCodec(LanguageTag::class)),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
