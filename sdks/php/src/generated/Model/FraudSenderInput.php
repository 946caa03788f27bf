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
 * Who pays.
 */
final readonly class FraudSenderInput implements Model
{
    use Hydration;

    /**
     * Customer.
     */
    public ?string $customerId;

    /**
     * Phone number.
     */
    public ?string $phone;

    /**
     * The member country.
     */
    public ?string $country;

    /**
     * Age of the sender's account in days.
     */
    public ?int $accountAgeDays;

    /**
     * The member kyc tier.
     */
    public KycTier|string|null $kycTier;

    /**
     * When the SIM was last changed.
     */
    public ?\DateTimeImmutable $simChangedAt;

    /**
     * @param string|Omit $customerId Customer.
     * @param string|Omit $phone Phone number.
     * @param int|Omit $accountAgeDays Age of the sender's account in days.
     * @param \DateTimeInterface|string|Omit $simChangedAt When the SIM was last changed.
     */
    public function __construct(
        string|Omit $customerId = Omit::Value,
        #[\SensitiveParameter] string|Omit $phone = Omit::Value,
        string|Omit $country = Omit::Value,
        int|float|Omit $accountAgeDays = Omit::Value,
        KycTier|string|Omit $kycTier = Omit::Value,
        \DateTimeInterface|string|Omit $simChangedAt = Omit::Value,
    ) {
        $this->build([
            'customerId' => $customerId,
            'phone' => $phone,
            'country' => $country,
            'accountAgeDays' => $accountAgeDays,
            'kycTier' => $kycTier,
            'simChangedAt' => $simChangedAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('customerId', 'customerId', new Codec\TextCodec()),
            new FieldSpec('phone', 'phone', new Codec\TextCodec(), sensitive: 'last4'),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec('accountAgeDays', 'accountAgeDays', new Codec\IntCodec()),
            new FieldSpec('kycTier', 'kycTier', new Codec\EnumCodec(KycTier::class)),
            new FieldSpec('simChangedAt', 'simChangedAt', new Codec\DateTimeCodec()),
        );
    }
}
