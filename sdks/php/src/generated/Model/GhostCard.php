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
 * A virtual card with spend limits.
 *
 * Its number and security code are never part of it; `revealGhostCard` shows them.
 */
final readonly class GhostCard implements Model, EventData
{
    use Hydration;

    /**
     * Id of the card.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * When it was created (UTC).
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed (UTC).
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Counts the state changes of this resource, from 1.
     */
    public int $version;

    /**
     * The member status.
     */
    public GhostCardStatus|string $status;

    /**
     * Name for people.
     */
    public ?string $label;

    /**
     * Last four digits of the number.
     */
    public string $last4;

    /**
     * First six digits of the number.
     */
    public string $bin;

    /**
     * Card scheme.
     */
    public string $scheme;

    /**
     * Month of expiry.
     */
    public int $expMonth;

    /**
     * Year of expiry, four digits.
     */
    public int $expYear;

    /**
     * Currency of the card and of its limits.
     */
    public string $currency;

    /**
     * Account that funds it.
     */
    public string $accountId;

    /**
     * Customer who uses it.
     */
    public ?string $customerId;

    /**
     * Whether it closes after its first use.
     */
    public bool $singleUse;

    /**
     * First approved authorization of a single-use card.
     */
    public ?\DateTimeImmutable $usedAt;

    /**
     * Limits with their use.
     *
     * @var list<SpendLimit>
     */
    public array $spendLimits;

    /**
     * The member controls.
     */
    public GhostCardControls $controls;

    /**
     * IANA time zone of the limit windows.
     */
    public string $timezone;

    /**
     * When it ends.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * The member totals.
     */
    public GhostCardTotals $totals;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the card.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param string|null $label Name for people.
     * @param string $last4 Last four digits of the number.
     * @param string $bin First six digits of the number.
     * @param int $expMonth Month of expiry.
     * @param int $expYear Year of expiry, four digits.
     * @param string $currency Currency of the card and of its limits.
     * @param string $accountId Account that funds it.
     * @param string|null $customerId Customer who uses it.
     * @param bool $singleUse Whether it closes after its first use.
     * @param \DateTimeInterface|string|null $usedAt First approved authorization of a single-use card.
     * @param list<SpendLimit> $spendLimits Limits with their use.
     * @param string $timezone IANA time zone of the limit windows.
     * @param \DateTimeInterface|string $expiresAt When it ends.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        GhostCardStatus|string $status,
        ?string $label,
        string $last4,
        string $bin,
        int|float $expMonth,
        int|float $expYear,
        string $currency,
        string $accountId,
        ?string $customerId,
        bool $singleUse,
        \DateTimeInterface|string|null $usedAt,
        array $spendLimits,
        GhostCardControls $controls,
        string $timezone,
        \DateTimeInterface|string $expiresAt,
        GhostCardTotals $totals,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'status' => $status,
            'label' => $label,
            'last4' => $last4,
            'bin' => $bin,
            'expMonth' => $expMonth,
            'expYear' => $expYear,
            'currency' => $currency,
            'accountId' => $accountId,
            'customerId' => $customerId,
            'singleUse' => $singleUse,
            'usedAt' => $usedAt,
            'spendLimits' => $spendLimits,
            'controls' => $controls,
            'timezone' => $timezone,
            'expiresAt' => $expiresAt,
            'totals' => $totals,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('ghost_card'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(GhostCardStatus::class), true),
            new FieldSpec('label', 'label', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('last4', 'last4', new Codec\TextCodec(), true),
            new FieldSpec('bin', 'bin', new Codec\TextCodec(), true),
            new FieldSpec('scheme', 'scheme', new Codec\ConstCodec('simulated'), true),
            new FieldSpec('expMonth', 'expMonth', new Codec\IntCodec(), true),
            new FieldSpec('expYear', 'expYear', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec(), true),
            new FieldSpec('customerId', 'customerId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('singleUse', 'singleUse', new Codec\BoolCodec(), true),
            new FieldSpec('usedAt', 'usedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec(
                'spendLimits',
                'spendLimits',
                new Codec\ListCodec(new Codec\ModelCodec(SpendLimit::class)),
                true,
            ),
            new FieldSpec('controls', 'controls', new Codec\ModelCodec(GhostCardControls::class), true),
            new FieldSpec('timezone', 'timezone', new Codec\TextCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('totals', 'totals', new Codec\ModelCodec(GhostCardTotals::class), true),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
