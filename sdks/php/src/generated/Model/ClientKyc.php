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
 * An assessment, as far as its visitor may see it.
 */
final readonly class ClientKyc implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * Id of the assessment.
     */
    public string $id;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * The member status.
     */
    public KycScoreStatus|string $status;

    /**
     * Null while processing.
     */
    public KycDecision|string|null $decision;

    /**
     * The member tier.
     */
    public KycTier|string $tier;

    /**
     * What did not fit.
     *
     * @var list<string>
     */
    public array $reasons;

    /**
     * Checks that the next tier still needs.
     *
     * @var list<KycCheckType|string>
     */
    public array $missingForNextTier;

    /**
     * When it was created.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it finished; null while processing.
     */
    public ?\DateTimeImmutable $completedAt;

    /**
     * @param string $id Id of the assessment.
     * @param bool $livemode True for live data, false for test data.
     * @param KycDecision|string|null $decision Null while processing.
     * @param list<string> $reasons What did not fit.
     * @param list<KycCheckType|string> $missingForNextTier Checks that the next tier still needs.
     * @param \DateTimeInterface|string $createdAt When it was created.
     * @param \DateTimeInterface|string|null $completedAt When it finished; null while processing.
     */
    public function __construct(
        string $id,
        bool $livemode,
        KycScoreStatus|string $status,
        KycDecision|string|null $decision,
        KycTier|string $tier,
        array $reasons,
        array $missingForNextTier,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string|null $completedAt,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'status' => $status,
            'decision' => $decision,
            'tier' => $tier,
            'reasons' => $reasons,
            'missingForNextTier' => $missingForNextTier,
            'createdAt' => $createdAt,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('client_kyc'), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(KycScoreStatus::class), true),
            new FieldSpec(
                'decision',
                'decision',
                new Codec\NullableCodec(new Codec\EnumCodec(KycDecision::class)),
                true,
            ),
            new FieldSpec('tier', 'tier', new Codec\EnumCodec(KycTier::class), true),
            new FieldSpec('reasons', 'reasons', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'missingForNextTier',
                'missingForNextTier',
                new Codec\ListCodec(new Codec\EnumCodec(KycCheckType::class)),
                true,
            ),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'completedAt',
                'completedAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
        );
    }
}
