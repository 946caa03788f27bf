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
 * Who is paid: by phone number, account number or merchant id.
 */
final readonly class FraudRecipientInput implements Model
{
    use Hydration;

    /**
     * Phone number.
     */
    public ?string $phone;

    /**
     * Account number.
     */
    public ?string $accountNumber;

    /**
     * Merchant.
     */
    public ?string $merchantId;

    /**
     * The member country.
     */
    public ?string $country;

    /**
     * When the sender first paid this recipient.
     */
    public ?\DateTimeImmutable $firstSeenAt;

    /**
     * @param string|Omit $phone Phone number.
     * @param string|Omit $accountNumber Account number.
     * @param string|Omit $merchantId Merchant.
     * @param \DateTimeInterface|string|Omit $firstSeenAt When the sender first paid this recipient.
     */
    public function __construct(
        #[\SensitiveParameter] string|Omit $phone = Omit::Value,
        #[\SensitiveParameter] string|Omit $accountNumber = Omit::Value,
        string|Omit $merchantId = Omit::Value,
        string|Omit $country = Omit::Value,
        \DateTimeInterface|string|Omit $firstSeenAt = Omit::Value,
    ) {
        $this->build([
            'phone' => $phone,
            'accountNumber' => $accountNumber,
            'merchantId' => $merchantId,
            'country' => $country,
            'firstSeenAt' => $firstSeenAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('phone', 'phone', new Codec\TextCodec(), sensitive: 'last4'),
            new FieldSpec('accountNumber', 'accountNumber', new Codec\TextCodec(), sensitive: 'last4'),
            new FieldSpec('merchantId', 'merchantId', new Codec\TextCodec()),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec('firstSeenAt', 'firstSeenAt', new Codec\DateTimeCodec()),
        );
    }
}
