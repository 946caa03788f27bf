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
 * Values for every item of a bulk payment that does not carry its own.
 *
 * An item and these values together must make a valid payment request. Objects such as `routing` and `metadata`
 * are taken as a whole, not merged member by member.
 */
final readonly class PaymentDefaults implements Model
{
    use Hydration;

    /**
     * Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
     *
     * Never a decimal or a string.
     */
    public ?int $amountMinorUnits;

    /**
     * The member currency.
     */
    public ?string $currency;

    /**
     * Which side the amount fixes.
     */
    public AmountType|string|null $amountType;

    /**
     * Way in which the money moves.
     */
    public PaymentDirection|string|null $direction;

    /**
     * Account that a payout is debited from or a collection is credited to.
     *
     * Without it, the tenant's default account in the currency.
     */
    public ?string $accountId;

    /**
     * Who gets the money.
     *
     * Required for a payout.
     */
    public ?Party $destination;

    /**
     * Who pays a collection.
     *
     * Required for a collection; only mobile-money wallets can be asked to pay.
     */
    public ?MobileMoneyParty $source;

    /**
     * Currency that the recipient gets.
     *
     * Without it, the main currency of the destination's country.
     */
    public ?string $destinationCurrency;

    /**
     * Id of the rail to use, or `auto` to let the routing choose.
     */
    public ?string $rail;

    /**
     * The member routing.
     */
    public ?RoutingPreference $routing;

    /**
     * Who pays the fee.
     */
    public FeeBearer|string|null $feeBearer;

    /**
     * The caller's own reference; searchable, need not be unique.
     */
    public ?string $reference;

    /**
     * What the payment is for.
     */
    public ?string $description;

    /**
     * Text that the recipient sees on the statement, where the rail carries one.
     */
    public ?string $statementDescriptor;

    /**
     * Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP, GDDS, FAMI or
     * EDUC.
     */
    public ?string $purposeCode;

    /**
     * Customer whom the payment belongs to.
     */
    public ?string $customerId;

    /**
     * Whether the fraud analysis runs.
     */
    public FraudCheckMode|string|null $fraudCheck;

    /**
     * Collections only.
     *
     * Seconds that the payer has to confirm on the phone.
     */
    public ?int $approvalWindowSeconds;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * The member sandbox.
     */
    public ?PaymentSandboxOptions $sandbox;

    /**
     * @param int|Omit $amountMinorUnits Amount in minor units of `currency`; 25000 with XAF is 25 000
     *     francs, with KES 250.00 shillings.
     * @param AmountType|string|Omit $amountType Which side the amount fixes.
     * @param PaymentDirection|string|Omit $direction Way in which the money moves.
     * @param string|Omit $accountId Account that a payout is debited from or a collection is credited to.
     * @param Party|Omit $destination Who gets the money.
     * @param MobileMoneyParty|Omit $source Who pays a collection.
     * @param string|Omit $destinationCurrency Currency that the recipient gets.
     * @param string|Omit $rail Id of the rail to use, or `auto` to let the routing choose.
     * @param FeeBearer|string|Omit $feeBearer Who pays the fee.
     * @param string|Omit $reference The caller's own reference; searchable, need not be unique.
     * @param string|Omit $description What the payment is for.
     * @param string|Omit $statementDescriptor Text that the recipient sees on the statement, where the rail
     *     carries one.
     * @param string|Omit $purposeCode Purpose of the payment, a code of the ISO 20022 external purpose list
     *     such as SALA, SUPP, GDDS, FAMI or EDUC.
     * @param string|Omit $customerId Customer whom the payment belongs to.
     * @param FraudCheckMode|string|Omit $fraudCheck Whether the fraud analysis runs.
     * @param int|Omit $approvalWindowSeconds Collections only.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $currency = Omit::Value,
        AmountType|string|Omit $amountType = Omit::Value,
        PaymentDirection|string|Omit $direction = Omit::Value,
        string|Omit $accountId = Omit::Value,
        Party|Omit $destination = Omit::Value,
        MobileMoneyParty|Omit $source = Omit::Value,
        string|Omit $destinationCurrency = Omit::Value,
        string|Omit $rail = Omit::Value,
        RoutingPreference|Omit $routing = Omit::Value,
        FeeBearer|string|Omit $feeBearer = Omit::Value,
        string|Omit $reference = Omit::Value,
        string|Omit $description = Omit::Value,
        string|Omit $statementDescriptor = Omit::Value,
        string|Omit $purposeCode = Omit::Value,
        string|Omit $customerId = Omit::Value,
        FraudCheckMode|string|Omit $fraudCheck = Omit::Value,
        int|float|Omit $approvalWindowSeconds = Omit::Value,
        array|Omit $metadata = Omit::Value,
        PaymentSandboxOptions|Omit $sandbox = Omit::Value,
    ) {
        $this->build([
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'amountType' => $amountType,
            'direction' => $direction,
            'accountId' => $accountId,
            'destination' => $destination,
            'source' => $source,
            'destinationCurrency' => $destinationCurrency,
            'rail' => $rail,
            'routing' => $routing,
            'feeBearer' => $feeBearer,
            'reference' => $reference,
            'description' => $description,
            'statementDescriptor' => $statementDescriptor,
            'purposeCode' => $purposeCode,
            'customerId' => $customerId,
            'fraudCheck' => $fraudCheck,
            'approvalWindowSeconds' => $approvalWindowSeconds,
            'metadata' => $metadata,
            'sandbox' => $sandbox,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec()),
            new FieldSpec('currency', 'currency', new Codec\TextCodec()),
            new FieldSpec('amountType', 'amountType', new Codec\EnumCodec(AmountType::class)),
            new FieldSpec('direction', 'direction', new Codec\EnumCodec(PaymentDirection::class)),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec()),
            new FieldSpec('destination', 'destination', new Codec\UnionRef(UnknownParty::class)),
            new FieldSpec('source', 'source', new Codec\ModelCodec(MobileMoneyParty::class)),
            new FieldSpec('destinationCurrency', 'destinationCurrency', new Codec\TextCodec()),
            new FieldSpec('rail', 'rail', new Codec\TextCodec()),
            new FieldSpec('routing', 'routing', new Codec\ModelCodec(RoutingPreference::class)),
            new FieldSpec('feeBearer', 'feeBearer', new Codec\EnumCodec(FeeBearer::class)),
            new FieldSpec('reference', 'reference', new Codec\TextCodec()),
            new FieldSpec('description', 'description', new Codec\TextCodec()),
            new FieldSpec('statementDescriptor', 'statementDescriptor', new Codec\TextCodec()),
            new FieldSpec('purposeCode', 'purposeCode', new Codec\TextCodec()),
            new FieldSpec('customerId', 'customerId', new Codec\TextCodec()),
            new FieldSpec('fraudCheck', 'fraudCheck', new Codec\EnumCodec(FraudCheckMode::class)),
            new FieldSpec('approvalWindowSeconds', 'approvalWindowSeconds', new Codec\IntCodec()),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
            new FieldSpec('sandbox', 'sandbox', new Codec\ModelCodec(PaymentSandboxOptions::class)),
        );
    }
}
