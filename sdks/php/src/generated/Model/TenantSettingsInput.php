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
 * Policies to change; those left out stay as they are.
 */
final readonly class TenantSettingsInput implements Model
{
    use Hydration;

    /**
     * The member routing strategy.
     */
    public RoutingStrategy|string|null $routingStrategy;

    /**
     * Fraud score from which a payment is held for review.
     */
    public ?int $fraudReviewAt;

    /**
     * Fraud score from which a payment is refused.
     */
    public ?int $fraudBlockAt;

    /**
     * Days after completion in which a transaction can be reversed.
     */
    public ?int $reversalWindowDays;

    /**
     * Credit score from which the decision is `approve`.
     */
    public ?int $creditApproveAt;

    /**
     * Credit score from which the decision is `review`.
     */
    public ?int $creditReviewAt;

    /**
     * Available balance under which the event `balance.low` is sent; null sends none.
     */
    public ?Money $lowBalanceAlert;

    /**
     * @param int|Omit $fraudReviewAt Fraud score from which a payment is held for review.
     * @param int|Omit $fraudBlockAt Fraud score from which a payment is refused.
     * @param int|Omit $reversalWindowDays Days after completion in which a transaction can be reversed.
     * @param int|Omit $creditApproveAt Credit score from which the decision is `approve`.
     * @param int|Omit $creditReviewAt Credit score from which the decision is `review`.
     * @param Money|Omit|null $lowBalanceAlert Available balance under which the event `balance.low` is
     *     sent; null sends none.
     */
    public function __construct(
        RoutingStrategy|string|Omit $routingStrategy = Omit::Value,
        int|float|Omit $fraudReviewAt = Omit::Value,
        int|float|Omit $fraudBlockAt = Omit::Value,
        int|float|Omit $reversalWindowDays = Omit::Value,
        int|float|Omit $creditApproveAt = Omit::Value,
        int|float|Omit $creditReviewAt = Omit::Value,
        Money|Omit|null $lowBalanceAlert = Omit::Value,
    ) {
        $this->build([
            'routingStrategy' => $routingStrategy,
            'fraudReviewAt' => $fraudReviewAt,
            'fraudBlockAt' => $fraudBlockAt,
            'reversalWindowDays' => $reversalWindowDays,
            'creditApproveAt' => $creditApproveAt,
            'creditReviewAt' => $creditReviewAt,
            'lowBalanceAlert' => $lowBalanceAlert,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('routingStrategy', 'routingStrategy', new Codec\EnumCodec(RoutingStrategy::class)),
            new FieldSpec('fraudReviewAt', 'fraudReviewAt', new Codec\IntCodec()),
            new FieldSpec('fraudBlockAt', 'fraudBlockAt', new Codec\IntCodec()),
            new FieldSpec('reversalWindowDays', 'reversalWindowDays', new Codec\IntCodec()),
            new FieldSpec('creditApproveAt', 'creditApproveAt', new Codec\IntCodec()),
            new FieldSpec('creditReviewAt', 'creditReviewAt', new Codec\IntCodec()),
            new FieldSpec(
                'lowBalanceAlert',
                'lowBalanceAlert',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
            ),
        );
    }
}
