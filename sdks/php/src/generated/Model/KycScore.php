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
 * An identity assessment: checks, a score from 0 to 100, a decision, a tier, and what is missing for the next
 * one.
 */
final readonly class KycScore implements Model, EventData
{
    use Hydration;

    /**
     * Id of the assessment.
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
    public KycScoreStatus|string $status;

    /**
     * From 0 to 100; null while processing.
     */
    public ?int $score;

    /**
     * Null while processing.
     */
    public KycDecision|string|null $decision;

    /**
     * The member tier.
     */
    public KycTier|string $tier;

    /**
     * Checks that were run.
     *
     * @var list<KycCheckResult>
     */
    public array $checks;

    /**
     * The member matches.
     */
    public KycMatches $matches;

    /**
     * The member screening.
     */
    public KycScreening $screening;

    /**
     * Checks that the next tier still needs; empty at `tier_3`.
     *
     * @var list<KycCheckType|string>
     */
    public array $missingForNextTier;

    /**
     * The member tier limits.
     */
    public KycTierLimits $tierLimits;

    /**
     * Warnings such as `possible_duplicate_identity`.
     *
     * `aml_risk_medium` or `aml_risk_high` tells the risk of money laundering; without one of them it is low.
     *
     * @var list<string>
     */
    public array $riskFlags;

    /**
     * The identity that was looked up; null without one.
     */
    public ?KycIdentity $identity;

    /**
     * The member provider.
     */
    public KycProvider $provider;

    /**
     * The customer; null for a bare subject.
     */
    public ?string $customerId;

    /**
     * The member consent.
     */
    public Consent $consent;

    /**
     * When it should be repeated; null while processing.
     */
    public ?\DateTimeImmutable $validUntil;

    /**
     * Decision of a person; null without one.
     */
    public ?KycReview $review;

    /**
     * When it finished; null while processing.
     */
    public ?\DateTimeImmutable $completedAt;

    /**
     * @param string $id Id of the assessment.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param int|null $score From 0 to 100; null while processing.
     * @param KycDecision|string|null $decision Null while processing.
     * @param list<KycCheckResult> $checks Checks that were run.
     * @param list<KycCheckType|string> $missingForNextTier Checks that the next tier still needs; empty at
     *     `tier_3`.
     * @param list<string> $riskFlags Warnings such as `possible_duplicate_identity`.
     * @param KycIdentity|null $identity The identity that was looked up; null without one.
     * @param string|null $customerId The customer; null for a bare subject.
     * @param \DateTimeInterface|string|null $validUntil When it should be repeated; null while processing.
     * @param KycReview|null $review Decision of a person; null without one.
     * @param \DateTimeInterface|string|null $completedAt When it finished; null while processing.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        KycScoreStatus|string $status,
        int|float|null $score,
        KycDecision|string|null $decision,
        KycTier|string $tier,
        array $checks,
        KycMatches $matches,
        KycScreening $screening,
        array $missingForNextTier,
        KycTierLimits $tierLimits,
        array $riskFlags,
        ?KycIdentity $identity,
        KycProvider $provider,
        ?string $customerId,
        Consent $consent,
        \DateTimeInterface|string|null $validUntil,
        ?KycReview $review,
        \DateTimeInterface|string|null $completedAt,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'status' => $status,
            'score' => $score,
            'decision' => $decision,
            'tier' => $tier,
            'checks' => $checks,
            'matches' => $matches,
            'screening' => $screening,
            'missingForNextTier' => $missingForNextTier,
            'tierLimits' => $tierLimits,
            'riskFlags' => $riskFlags,
            'identity' => $identity,
            'provider' => $provider,
            'customerId' => $customerId,
            'consent' => $consent,
            'validUntil' => $validUntil,
            'review' => $review,
            'completedAt' => $completedAt,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('kyc_score'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(KycScoreStatus::class), true),
            new FieldSpec('score', 'score', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec(
                'decision',
                'decision',
                new Codec\NullableCodec(new Codec\EnumCodec(KycDecision::class)),
                true,
            ),
            new FieldSpec('tier', 'tier', new Codec\EnumCodec(KycTier::class), true),
            new FieldSpec(
                'checks',
                'checks',
                new Codec\ListCodec(new Codec\ModelCodec(KycCheckResult::class)),
                true,
            ),
            new FieldSpec('matches', 'matches', new Codec\ModelCodec(KycMatches::class), true),
            new FieldSpec('screening', 'screening', new Codec\ModelCodec(KycScreening::class), true),
            new FieldSpec(
                'missingForNextTier',
                'missingForNextTier',
                new Codec\ListCodec(new Codec\EnumCodec(KycCheckType::class)),
                true,
            ),
            new FieldSpec('tierLimits', 'tierLimits', new Codec\ModelCodec(KycTierLimits::class), true),
            new FieldSpec('riskFlags', 'riskFlags', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'identity',
                'identity',
                new Codec\NullableCodec(new Codec\ModelCodec(KycIdentity::class)),
                true,
            ),
            new FieldSpec('provider', 'provider', new Codec\ModelCodec(KycProvider::class), true),
            new FieldSpec('customerId', 'customerId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('consent', 'consent', new Codec\ModelCodec(Consent::class), true),
            new FieldSpec('validUntil', 'validUntil', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec(
                'review',
                'review',
                new Codec\NullableCodec(new Codec\ModelCodec(KycReview::class)),
                true,
            ),
            new FieldSpec(
                'completedAt',
                'completedAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
        );
    }
}
