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
 * A new customer.
 *
 * A person needs `givenNames` and `lastName`, a business needs `businessName`.
 */
final readonly class CustomerRequest implements Model
{
    use Hydration;

    /**
     * The caller's own id, unique per tenant and mode; a second use answers 409 `duplicate_external_id`.
     */
    public ?string $externalId;

    /**
     * Kind of customer.
     */
    public CustomerType|string|null $type;

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
     * Phone number; its dial code need not be that of `country`.
     */
    public ?string $phone;

    /**
     * E-mail address.
     */
    public ?string $email;

    /**
     * The member country.
     */
    public string $country;

    /**
     * The member address.
     */
    public ?AddressInput $address;

    /**
     * Language for messages to the customer.
     *
     * Without it, English.
     */
    public LanguageTag|string|null $preferredLanguage;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string|Omit $externalId The caller's own id, unique per tenant and mode; a second use answers
     *     409 `duplicate_external_id`.
     * @param CustomerType|string|Omit $type Kind of customer.
     * @param string|Omit $givenNames Given names of a person.
     * @param string|Omit $lastName Family name of a person.
     * @param string|Omit $businessName Name of a business.
     * @param Date|string|Omit $dateOfBirth Date of birth of a person.
     * @param string|Omit $phone Phone number; its dial code need not be that of `country`.
     * @param string|Omit $email E-mail address.
     * @param LanguageTag|string|Omit $preferredLanguage Language for messages to the customer.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        string $country,
        string|Omit $externalId = Omit::Value,
        CustomerType|string|Omit $type = Omit::Value,
        string|Omit $givenNames = Omit::Value,
        string|Omit $lastName = Omit::Value,
        string|Omit $businessName = Omit::Value,
        #[\SensitiveParameter] Date|string|Omit $dateOfBirth = Omit::Value,
        #[\SensitiveParameter] string|Omit $phone = Omit::Value,
        #[\SensitiveParameter] string|Omit $email = Omit::Value,
        AddressInput|Omit $address = Omit::Value,
        LanguageTag|string|Omit $preferredLanguage = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'country' => $country,
            'externalId' => $externalId,
            'type' => $type,
            'givenNames' => $givenNames,
            'lastName' => $lastName,
            'businessName' => $businessName,
            'dateOfBirth' => $dateOfBirth,
            'phone' => $phone,
            'email' => $email,
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
            new FieldSpec('externalId', 'externalId', new Codec\TextCodec()),
            new FieldSpec('type', 'type', new Codec\EnumCodec(CustomerType::class)),
            new FieldSpec('givenNames', 'givenNames', new Codec\TextCodec()),
            new FieldSpec('lastName', 'lastName', new Codec\TextCodec()),
            new FieldSpec('businessName', 'businessName', new Codec\TextCodec()),
            new FieldSpec('dateOfBirth', 'dateOfBirth', new Codec\DateCodec(), sensitive: 'all'),
            new FieldSpec('phone', 'phone', new Codec\TextCodec(), sensitive: 'last4'),
            new FieldSpec('email', 'email', new Codec\TextCodec(), sensitive: 'all'),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('address', 'address', new Codec\ModelCodec(AddressInput::class)),
            new FieldSpec('preferredLanguage', 'preferredLanguage', new Codec\EnumCodec(LanguageTag::class)),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
