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
 * The customer's identity check in short.
 */
final readonly class CustomerKyc implements Model
{
    use Hydration;

    /**
     * The member tier.
     */
    public KycTier|string $tier;

    /**
     * The member status.
     */
    public CustomerKycStatus|string $status;

    /**
     * Last KYC score.
     */
    public ?string $lastScoreId;

    /**
     * When the customer was last found clear.
     */
    public ?\DateTimeImmutable $verifiedAt;

    /**
     * @param string|null $lastScoreId Last KYC score.
     * @param \DateTimeInterface|string|null $verifiedAt When the customer was last found clear.
     */
    public function __construct(
        KycTier|string $tier,
        CustomerKycStatus|string $status,
        ?string $lastScoreId,
        \DateTimeInterface|string|null $verifiedAt,
    ) {
        $this->build([
            'tier' => $tier,
            'status' => $status,
            'lastScoreId' => $lastScoreId,
            'verifiedAt' => $verifiedAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('tier', 'tier', new Codec\EnumCodec(KycTier::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(CustomerKycStatus::class), true),
            new FieldSpec('lastScoreId', 'lastScoreId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('verifiedAt', 'verifiedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
        );
    }
}
