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
 * What to analyze.
 *
 * The more is given, the fewer signals are missing; what is missing never lowers the score silently.
 */
final readonly class FraudAnalysisRequest implements Model
{
    use Hydration;

    /**
     * Amount in minor units of `currency`.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member type.
     */
    public FraudTransactionType|string $type;

    /**
     * When it happened or happens.
     *
     * Without it, now.
     */
    public ?\DateTimeImmutable $occurredAt;

    /**
     * Payment that it is about.
     */
    public ?string $paymentId;

    /**
     * Transaction that it is about.
     */
    public ?string $transactionId;

    /**
     * The caller's own reference.
     *
     * In test mode, `test_risk_NN` gives the score NN.
     */
    public ?string $reference;

    /**
     * The member sender.
     */
    public ?FraudSenderInput $sender;

    /**
     * The member recipient.
     */
    public ?FraudRecipientInput $recipient;

    /**
     * The member device.
     */
    public ?FraudDeviceInput $device;

    /**
     * The member network.
     */
    public ?FraudNetworkInput $network;

    /**
     * The member location.
     */
    public ?FraudLocationInput $location;

    /**
     * The member channel.
     */
    public FraudChannel|string|null $channel;

    /**
     * Agent at whom it happened.
     */
    public ?string $agentId;

    /**
     * Merchant category code (ISO 18245).
     */
    public ?string $merchantCategoryCode;

    /**
     * The member history override.
     *
     * @var array<string, float>|null
     */
    public ?array $historyOverride;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param int $amountMinorUnits Amount in minor units of `currency`.
     * @param \DateTimeInterface|string|Omit $occurredAt When it happened or happens.
     * @param string|Omit $paymentId Payment that it is about.
     * @param string|Omit $transactionId Transaction that it is about.
     * @param string|Omit $reference The caller's own reference.
     * @param string|Omit $agentId Agent at whom it happened.
     * @param string|Omit $merchantCategoryCode Merchant category code (ISO 18245).
     * @param array<string, float>|Omit $historyOverride
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        int|float $amountMinorUnits,
        string $currency,
        FraudTransactionType|string $type,
        \DateTimeInterface|string|Omit $occurredAt = Omit::Value,
        string|Omit $paymentId = Omit::Value,
        string|Omit $transactionId = Omit::Value,
        string|Omit $reference = Omit::Value,
        FraudSenderInput|Omit $sender = Omit::Value,
        FraudRecipientInput|Omit $recipient = Omit::Value,
        FraudDeviceInput|Omit $device = Omit::Value,
        FraudNetworkInput|Omit $network = Omit::Value,
        FraudLocationInput|Omit $location = Omit::Value,
        FraudChannel|string|Omit $channel = Omit::Value,
        string|Omit $agentId = Omit::Value,
        string|Omit $merchantCategoryCode = Omit::Value,
        array|Omit $historyOverride = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'type' => $type,
            'occurredAt' => $occurredAt,
            'paymentId' => $paymentId,
            'transactionId' => $transactionId,
            'reference' => $reference,
            'sender' => $sender,
            'recipient' => $recipient,
            'device' => $device,
            'network' => $network,
            'location' => $location,
            'channel' => $channel,
            'agentId' => $agentId,
            'merchantCategoryCode' => $merchantCategoryCode,
            'historyOverride' => $historyOverride,
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
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(FraudTransactionType::class), true),
            new FieldSpec('occurredAt', 'occurredAt', new Codec\DateTimeCodec()),
            new FieldSpec('paymentId', 'paymentId', new Codec\TextCodec()),
            new FieldSpec('transactionId', 'transactionId', new Codec\TextCodec()),
            new FieldSpec('reference', 'reference', new Codec\TextCodec()),
            new FieldSpec('sender', 'sender', new Codec\ModelCodec(FraudSenderInput::class)),
            new FieldSpec('recipient', 'recipient', new Codec\ModelCodec(FraudRecipientInput::class)),
            new FieldSpec('device', 'device', new Codec\ModelCodec(FraudDeviceInput::class)),
            new FieldSpec('network', 'network', new Codec\ModelCodec(FraudNetworkInput::class)),
            new FieldSpec('location', 'location', new Codec\ModelCodec(FraudLocationInput::class)),
            new FieldSpec('channel', 'channel', new Codec\EnumCodec(FraudChannel::class)),
            new FieldSpec('agentId', 'agentId', new Codec\TextCodec()),
            new FieldSpec('merchantCategoryCode', 'merchantCategoryCode', new Codec\TextCodec()),
            new FieldSpec('historyOverride', 'historyOverride', new Codec\MapCodec(new Codec\FloatCodec())),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
