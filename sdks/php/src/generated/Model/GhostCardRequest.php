<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * The card to make.
 */
final readonly class GhostCardRequest implements Model
{
    use Hydration;

    /**
     * Currency of the card and of its limits.
     */
    public string $currency;

    /**
     * Name for people.
     */
    public ?string $label;

    /**
     * Customer who uses the card.
     */
    public ?string $customerId;

    /**
     * Account that funds it; the tenant's default account in the currency if absent.
     */
    public ?string $accountId;

    /**
     * Spend limits; none if absent.
     *
     * @var list<SpendLimitInput>|null
     */
    public ?array $spendLimits;

    /**
     * Only these categories; all if empty.
     *
     * @var list<string>|null
     */
    public ?array $allowedCategories;

    /**
     * None of these categories.
     *
     * @var list<string>|null
     */
    public ?array $blockedCategories;

    /**
     * Only these merchants; all if empty.
     *
     * @var list<string>|null
     */
    public ?array $allowedMerchants;

    /**
     * None of these merchants.
     *
     * @var list<string>|null
     */
    public ?array $blockedMerchants;

    /**
     * Only merchants in these countries; all if empty.
     *
     * @var list<string>|null
     */
    public ?array $allowedCountries;

    /**
     * True closes the card after its first approved authorization is captured or reversed.
     */
    public ?bool $singleUse;

    /**
     * When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
     */
    public ?\DateTimeImmutable $expiresAt;

    /**
     * IANA time zone of the limit windows; the tenant's if absent.
     */
    public ?string $timezone;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string $currency Currency of the card and of its limits.
     * @param string|Omit $label Name for people.
     * @param string|Omit $customerId Customer who uses the card.
     * @param string|Omit $accountId Account that funds it; the tenant's default account in the currency if
     *     absent.
     * @param list<SpendLimitInput>|Omit $spendLimits Spend limits; none if absent.
     * @param list<string>|Omit $allowedCategories Only these categories; all if empty.
     * @param list<string>|Omit $blockedCategories None of these categories.
     * @param list<string>|Omit $allowedMerchants Only these merchants; all if empty.
     * @param list<string>|Omit $blockedMerchants None of these merchants.
     * @param list<string>|Omit $allowedCountries Only merchants in these countries; all if empty.
     * @param bool|Omit $singleUse True closes the card after its first approved authorization is captured
     *     or reversed.
     * @param \DateTimeInterface|string|Omit $expiresAt When the card ends; at most 3 years ahead, the end
     *     of this month in 12 months if absent.
     * @param string|Omit $timezone IANA time zone of the limit windows; the tenant's if absent.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        string $currency,
        string|Omit $label = Omit::Value,
        string|Omit $customerId = Omit::Value,
        string|Omit $accountId = Omit::Value,
        array|Omit $spendLimits = Omit::Value,
        array|Omit $allowedCategories = Omit::Value,
        array|Omit $blockedCategories = Omit::Value,
        array|Omit $allowedMerchants = Omit::Value,
        array|Omit $blockedMerchants = Omit::Value,
        array|Omit $allowedCountries = Omit::Value,
        bool|Omit $singleUse = Omit::Value,
        \DateTimeInterface|string|Omit $expiresAt = Omit::Value,
        string|Omit $timezone = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'currency' => $currency,
            'label' => $label,
            'customerId' => $customerId,
            'accountId' => $accountId,
            'spendLimits' => $spendLimits,
            'allowedCategories' => $allowedCategories,
            'blockedCategories' => $blockedCategories,
            'allowedMerchants' => $allowedMerchants,
            'blockedMerchants' => $blockedMerchants,
            'allowedCountries' => $allowedCountries,
            'singleUse' => $singleUse,
            'expiresAt' => $expiresAt,
            'timezone' => $timezone,
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
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('label', 'label', new Codec\TextCodec()),
            new FieldSpec('customerId', 'customerId', new Codec\TextCodec()),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec()),
            new FieldSpec(
                'spendLimits',
                'spendLimits',
                new Codec\ListCodec(new Codec\ModelCodec(SpendLimitInput::class)),
            ),
            new FieldSpec('allowedCategories', 'allowedCategories', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('blockedCategories', 'blockedCategories', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('allowedMerchants', 'allowedMerchants', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('blockedMerchants', 'blockedMerchants', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('allowedCountries', 'allowedCountries', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('singleUse', 'singleUse', new Codec\BoolCodec()),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec()),
            new FieldSpec('timezone', 'timezone', new Codec\TextCodec()),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
