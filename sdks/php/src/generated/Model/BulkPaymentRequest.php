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
 * Up to 500 payments in one order.
 */
final readonly class BulkPaymentRequest implements Model
{
    use Hydration;

    /**
     * The payments.
     *
     * In mode `partial` each is checked by itself; a faulty one becomes `rejected` and does not stop the
     * others.
     *
     * @var list<BulkPaymentItemRequest>
     */
    public array $payments;

    /**
     * What happens when some items are not valid or funds are short.
     */
    public BulkMode|string|null $mode;

    /**
     * The member defaults.
     */
    public ?PaymentDefaults $defaults;

    /**
     * The member retry policy.
     */
    public ?RetryPolicyInput $retryPolicy;

    /**
     * The caller's own reference.
     */
    public ?string $reference;

    /**
     * What the bulk payment is for.
     */
    public ?string $description;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param list<BulkPaymentItemRequest> $payments The payments.
     * @param BulkMode|string|Omit $mode What happens when some items are not valid or funds are short.
     * @param string|Omit $reference The caller's own reference.
     * @param string|Omit $description What the bulk payment is for.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        array $payments,
        BulkMode|string|Omit $mode = Omit::Value,
        PaymentDefaults|Omit $defaults = Omit::Value,
        RetryPolicyInput|Omit $retryPolicy = Omit::Value,
        string|Omit $reference = Omit::Value,
        string|Omit $description = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'payments' => $payments,
            'mode' => $mode,
            'defaults' => $defaults,
            'retryPolicy' => $retryPolicy,
            'reference' => $reference,
            'description' => $description,
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
            new FieldSpec(
                'payments',
                'payments',
                new Codec\ListCodec(new Codec\ModelCodec(BulkPaymentItemRequest::class)),
                true,
            ),
            new FieldSpec('mode', 'mode', new Codec\EnumCodec(BulkMode::class)),
            new FieldSpec('defaults', 'defaults', new Codec\ModelCodec(PaymentDefaults::class)),
            new FieldSpec('retryPolicy', 'retryPolicy', new Codec\ModelCodec(RetryPolicyInput::class)),
            new FieldSpec('reference', 'reference', new Codec\TextCodec()),
            new FieldSpec('description', 'description', new Codec\TextCodec()),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
