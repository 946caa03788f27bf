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
 * Policies of the tenant.
 */
final readonly class TenantSettings implements Model
{
    use Hydration;

    /**
     * The member routing strategy.
     */
    public RoutingStrategy|string $routingStrategy;

    /**
     * Fraud score from which a payment is held for review.
     */
    public int $fraudReviewAt;

    /**
     * Fraud score from which a payment is refused.
     */
    public int $fraudBlockAt;

    /**
     * Days after completion in which a transaction can be reversed.
     */
    public int $reversalWindowDays;

    /**
     * Credit score from which the decision is `approve`.
     */
    public int $creditApproveAt;

    /**
     * Credit score from which the decision is `review`.
     */
    public int $creditReviewAt;

    /**
     * Available balance under which the event `balance.low` is sent; null sends none.
     */
    public ?Money $lowBalanceAlert;

    /**
     * @param int $fraudReviewAt Fraud score from which a payment is held for review.
     * @param int $fraudBlockAt Fraud score from which a payment is refused.
     * @param int $reversalWindowDays Days after completion in which a transaction can be reversed.
     * @param int $creditApproveAt Credit score from which the decision is `approve`.
     * @param int $creditReviewAt Credit score from which the decision is `review`.
     * @param Money|null $lowBalanceAlert Available balance under which the event `balance.low` is sent;
     *     null sends none.
     */
    public function __construct(
        RoutingStrategy|string $routingStrategy,
        int|float $fraudReviewAt,
        int|float $fraudBlockAt,
        int|float $reversalWindowDays,
        int|float $creditApproveAt,
        int|float $creditReviewAt,
        ?Money $lowBalanceAlert,
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
            new FieldSpec(
                'routingStrategy',
                'routingStrategy',
                new Codec\EnumCodec(RoutingStrategy::class),
                true,
            ),
            new FieldSpec('fraudReviewAt', 'fraudReviewAt', new Codec\IntCodec(), true),
            new FieldSpec('fraudBlockAt', 'fraudBlockAt', new Codec\IntCodec(), true),
            new FieldSpec('reversalWindowDays', 'reversalWindowDays', new Codec\IntCodec(), true),
            new FieldSpec('creditApproveAt', 'creditApproveAt', new Codec\IntCodec(), true),
            new FieldSpec('creditReviewAt', 'creditReviewAt', new Codec\IntCodec(), true),
            new FieldSpec(
                'lowBalanceAlert',
                'lowBalanceAlert',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
        );
    }
}
