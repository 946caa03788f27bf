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
 * Result of the deprecated identity check.
 *
 * It runs the score and passes when the decision is `clear`.
 *
 * @deprecated since 2026-03-01; use KycScore; it ends on 2027-06-01.
 */
final readonly class KycCheck implements Model, EventData
{
    use Hydration;

    /**
     * Id of the check.
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
     * Result.
     */
    public KycCheckStatus|string $status;

    /**
     * Whether name and number belong together.
     */
    public bool $matched;

    /**
     * When it finished; null while pending.
     */
    public ?\DateTimeImmutable $checkedAt;

    /**
     * The member deprecation.
     */
    public KycCheckDeprecation $deprecation;

    /**
     * @param string $id Id of the check.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param KycCheckStatus|string $status Result.
     * @param bool $matched Whether name and number belong together.
     * @param \DateTimeInterface|string|null $checkedAt When it finished; null while pending.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        KycCheckStatus|string $status,
        bool $matched,
        \DateTimeInterface|string|null $checkedAt,
        KycCheckDeprecation $deprecation,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'status' => $status,
            'matched' => $matched,
            'checkedAt' => $checkedAt,
            'deprecation' => $deprecation,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('kyc_check'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(KycCheckStatus::class), true),
            new FieldSpec('matched', 'matched', new Codec\BoolCodec(), true),
            new FieldSpec('checkedAt', 'checkedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec('deprecation', 'deprecation', new Codec\ModelCodec(KycCheckDeprecation::class), true),
        );
    }
}
