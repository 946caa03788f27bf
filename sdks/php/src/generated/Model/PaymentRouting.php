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
 * The routing decision in force, and those that went before it.
 */
final readonly class PaymentRouting implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * The member strategy.
     */
    public RoutingStrategy|string $strategy;

    /**
     * The member selected rail.
     */
    public string $selectedRail;

    /**
     * When the choice was made.
     */
    public \DateTimeImmutable $decidedAt;

    /**
     * Length of the history in hours.
     */
    public int $windowHours;

    /**
     * Start of the history, included.
     */
    public \DateTimeImmutable $windowFrom;

    /**
     * End of the history, included.
     */
    public \DateTimeImmutable $windowTo;

    /**
     * The member amount.
     */
    public Money $amount;

    /**
     * All rails that were looked at, eligible ones first and in order of rank.
     *
     * @var list<RoutingCandidate>
     */
    public array $candidates;

    /**
     * Fee saved against the rail of rank 2; null when there is none or it is cheaper.
     */
    public ?Money $savings;

    /**
     * The choice in words.
     */
    public string $explanation;

    /**
     * `true` when the tenant allows exploration and this choice was one.
     */
    public bool $explored;

    /**
     * SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates.
     */
    public string $decisionHash;

    /**
     * All decisions of the payment in order, the one in force last.
     *
     * More than one after a fail-over.
     *
     * @var list<RoutingDecision>
     */
    public array $decisions;

    /**
     * @param \DateTimeInterface|string $decidedAt When the choice was made.
     * @param int $windowHours Length of the history in hours.
     * @param \DateTimeInterface|string $windowFrom Start of the history, included.
     * @param \DateTimeInterface|string $windowTo End of the history, included.
     * @param list<RoutingCandidate> $candidates All rails that were looked at, eligible ones first and in
     *     order of rank.
     * @param Money|null $savings Fee saved against the rail of rank 2; null when there is none or it is
     *     cheaper.
     * @param string $explanation The choice in words.
     * @param bool $explored `true` when the tenant allows exploration and this choice was one.
     * @param string $decisionHash SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates.
     * @param list<RoutingDecision> $decisions All decisions of the payment in order, the one in force last.
     */
    public function __construct(
        RoutingStrategy|string $strategy,
        string $selectedRail,
        \DateTimeInterface|string $decidedAt,
        int|float $windowHours,
        \DateTimeInterface|string $windowFrom,
        \DateTimeInterface|string $windowTo,
        Money $amount,
        array $candidates,
        ?Money $savings,
        string $explanation,
        bool $explored,
        string $decisionHash,
        array $decisions,
    ) {
        $this->build([
            'strategy' => $strategy,
            'selectedRail' => $selectedRail,
            'decidedAt' => $decidedAt,
            'windowHours' => $windowHours,
            'windowFrom' => $windowFrom,
            'windowTo' => $windowTo,
            'amount' => $amount,
            'candidates' => $candidates,
            'savings' => $savings,
            'explanation' => $explanation,
            'explored' => $explored,
            'decisionHash' => $decisionHash,
            'decisions' => $decisions,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('routing_decision'), true),
            new FieldSpec('strategy', 'strategy', new Codec\EnumCodec(RoutingStrategy::class), true),
            new FieldSpec('selectedRail', 'selectedRail', new Codec\TextCodec(), true),
            new FieldSpec('decidedAt', 'decidedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('windowHours', 'windowHours', new Codec\IntCodec(), true),
            new FieldSpec('windowFrom', 'windowFrom', new Codec\DateTimeCodec(), true),
            new FieldSpec('windowTo', 'windowTo', new Codec\DateTimeCodec(), true),
            new FieldSpec('amount', 'amount', new Codec\ModelCodec(Money::class), true),
            new FieldSpec(
                'candidates',
                'candidates',
                new Codec\ListCodec(new Codec\ModelCodec(RoutingCandidate::class)),
                true,
            ),
            new FieldSpec(
                'savings',
                'savings',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
            new FieldSpec('explanation', 'explanation', new Codec\TextCodec(), true),
            new FieldSpec('explored', 'explored', new Codec\BoolCodec(), true),
            new FieldSpec('decisionHash', 'decisionHash', new Codec\TextCodec(), true),
            new FieldSpec(
                'decisions',
                'decisions',
                new Codec\ListCodec(new Codec\ModelCodec(RoutingDecision::class)),
                true,
            ),
        );
    }
}
