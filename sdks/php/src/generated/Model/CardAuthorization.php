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
 * The answer to a purchase with a card.
 *
 * A declined one is an ordinary resource with status `declined`, not an error.
 */
final readonly class CardAuthorization implements Model, EventData
{
    use Hydration;

    /**
     * Id of the authorization.
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
     * The card.
     */
    public string $cardId;

    /**
     * The member status.
     */
    public CardAuthorizationStatus|string $status;

    /**
     * Amount in the card's currency, in minor units.
     */
    public int $amountMinorUnits;

    /**
     * Currency of the card.
     */
    public string $currency;

    /**
     * Amount in the merchant's currency.
     */
    public Money $merchantAmount;

    /**
     * The member merchant.
     */
    public CardMerchant $merchant;

    /**
     * Why it was declined; null if it was not.
     */
    public CardDeclineCode|string|null $declineCode;

    /**
     * The limit that declined it.
     */
    public ?string $declinedByLimitId;

    /**
     * Limits it counts against; empty if it was declined.
     *
     * @var list<CardMatchedLimit>
     */
    public array $matchedLimits;

    /**
     * Captured so far.
     */
    public Money $captured;

    /**
     * Released so far.
     */
    public Money $released;

    /**
     * What the fraud score said; null if it was not asked.
     */
    public ?CardFraudDecision $fraud;

    /**
     * Id of the purchase at the card network.
     */
    public ?string $networkId;

    /**
     * When an uncaptured hold ends; null if it was declined.
     */
    public ?\DateTimeImmutable $expiresAt;

    /**
     * Captures, oldest first.
     *
     * @var list<CardCapture>
     */
    public array $captures;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the authorization.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param string $cardId The card.
     * @param int $amountMinorUnits Amount in the card's currency, in minor units.
     * @param string $currency Currency of the card.
     * @param Money $merchantAmount Amount in the merchant's currency.
     * @param CardDeclineCode|string|null $declineCode Why it was declined; null if it was not.
     * @param string|null $declinedByLimitId The limit that declined it.
     * @param list<CardMatchedLimit> $matchedLimits Limits it counts against; empty if it was declined.
     * @param Money $captured Captured so far.
     * @param Money $released Released so far.
     * @param CardFraudDecision|null $fraud What the fraud score said; null if it was not asked.
     * @param string|null $networkId Id of the purchase at the card network.
     * @param \DateTimeInterface|string|null $expiresAt When an uncaptured hold ends; null if it was
     *     declined.
     * @param list<CardCapture> $captures Captures, oldest first.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        string $cardId,
        CardAuthorizationStatus|string $status,
        int|float $amountMinorUnits,
        string $currency,
        Money $merchantAmount,
        CardMerchant $merchant,
        CardDeclineCode|string|null $declineCode,
        ?string $declinedByLimitId,
        array $matchedLimits,
        Money $captured,
        Money $released,
        ?CardFraudDecision $fraud,
        ?string $networkId,
        \DateTimeInterface|string|null $expiresAt,
        array $captures,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'cardId' => $cardId,
            'status' => $status,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'merchantAmount' => $merchantAmount,
            'merchant' => $merchant,
            'declineCode' => $declineCode,
            'declinedByLimitId' => $declinedByLimitId,
            'matchedLimits' => $matchedLimits,
            'captured' => $captured,
            'released' => $released,
            'fraud' => $fraud,
            'networkId' => $networkId,
            'expiresAt' => $expiresAt,
            'captures' => $captures,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('card_authorization'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('cardId', 'cardId', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(CardAuthorizationStatus::class), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('merchantAmount', 'merchantAmount', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('merchant', 'merchant', new Codec\ModelCodec(CardMerchant::class), true),
            new FieldSpec(
                'declineCode',
                'declineCode',
                new Codec\NullableCodec(new Codec\EnumCodec(CardDeclineCode::class)),
                true,
            ),
            new FieldSpec(
                'declinedByLimitId',
                'declinedByLimitId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec(
                'matchedLimits',
                'matchedLimits',
                new Codec\ListCodec(new Codec\ModelCodec(CardMatchedLimit::class)),
                true,
            ),
            new FieldSpec('captured', 'captured', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('released', 'released', new Codec\ModelCodec(Money::class), true),
            new FieldSpec(
                'fraud',
                'fraud',
                new Codec\NullableCodec(new Codec\ModelCodec(CardFraudDecision::class)),
                true,
            ),
            new FieldSpec('networkId', 'networkId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec(
                'captures',
                'captures',
                new Codec\ListCodec(new Codec\ModelCodec(CardCapture::class)),
                true,
            ),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
