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

/**
 * A person or business that payments, scores, identity checks and cards belong to.
 *
 * Id numbers are never in it; the phone number is in full only for keys with the scope `customers:pii`.
 */
final readonly class Customer implements Model, EventData
{
    use Hydration;

    /**
     * Id of the customer.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change.
     */
    public int $version;

    /**
     * When the customer was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The caller's own id, unique per tenant and mode.
     */
    public ?string $externalId;

    /**
     * The member type.
     */
    public CustomerType|string $type;

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
     * Name to show.
     */
    public string $displayName;

    /**
     * Date of birth.
     */
    public ?Date $dateOfBirth;

    /**
     * Phone number, masked without the scope `customers:pii`.
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
     * Postal address; null when not given.
     */
    public ?Address $address;

    /**
     * The member preferred language.
     */
    public LanguageTag|string $preferredLanguage;

    /**
     * The member kyc.
     */
    public CustomerKyc $kyc;

    /**
     * The member risk.
     */
    public CustomerRisk $risk;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the customer.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change.
     * @param \DateTimeInterface|string $createdAt When the customer was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string|null $externalId The caller's own id, unique per tenant and mode.
     * @param string|null $givenNames Given names of a person.
     * @param string|null $lastName Family name of a person.
     * @param string|null $businessName Name of a business.
     * @param string $displayName Name to show.
     * @param Date|string|null $dateOfBirth Date of birth.
     * @param string|null $phone Phone number, masked without the scope `customers:pii`.
     * @param string|null $email E-mail address.
     * @param Address|null $address Postal address; null when not given.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        ?string $externalId,
        CustomerType|string $type,
        ?string $givenNames,
        ?string $lastName,
        ?string $businessName,
        string $displayName,
        #[\SensitiveParameter] Date|string|null $dateOfBirth,
        #[\SensitiveParameter] ?string $phone,
        #[\SensitiveParameter] ?string $email,
        string $country,
        ?Address $address,
        LanguageTag|string $preferredLanguage,
        CustomerKyc $kyc,
        CustomerRisk $risk,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'externalId' => $externalId,
            'type' => $type,
            'givenNames' => $givenNames,
            'lastName' => $lastName,
            'businessName' => $businessName,
            'displayName' => $displayName,
            'dateOfBirth' => $dateOfBirth,
            'phone' => $phone,
            'email' => $email,
            'country' => $country,
            'address' => $address,
            'preferredLanguage' => $preferredLanguage,
            'kyc' => $kyc,
            'risk' => $risk,
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
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('customer'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('externalId', 'externalId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(CustomerType::class), true),
            new FieldSpec('givenNames', 'givenNames', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('lastName', 'lastName', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('businessName', 'businessName', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('displayName', 'displayName', new Codec\TextCodec(), true),
            new FieldSpec(
                'dateOfBirth',
                'dateOfBirth',
                new Codec\NullableCodec(new Codec\DateCodec()),
                true,
                sensitive: 'all',
            ),
            new FieldSpec(
                'phone',
                'phone',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'last4',
            ),
            new FieldSpec(
                'email',
                'email',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'all',
            ),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec(
                'address',
                'address',
                new Codec\NullableCodec(new Codec\ModelCodec(Address::class)),
                true,
            ),
            new FieldSpec(
                'preferredLanguage',
                'preferredLanguage',
                new Codec\EnumCodec(LanguageTag::class),
                true,
            ),
            new FieldSpec('kyc', 'kyc', new Codec\ModelCodec(CustomerKyc::class), true),
            new FieldSpec('risk', 'risk', new Codec\ModelCodec(CustomerRisk::class), true),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
