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
 * What became of a callback.
 */
final readonly class ProviderCallbackReceipt implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * Always true.
     */
    public bool $received;

    /**
     * What became of it.
     */
    public ProviderCallbackReceiptOutcome|string $outcome;

    /**
     * @param bool $received Always true.
     * @param ProviderCallbackReceiptOutcome|string $outcome What became of it.
     */
    public function __construct(
        bool $received,
        ProviderCallbackReceiptOutcome|string $outcome,
    ) {
        $this->build([
            'received' => $received,
            'outcome' => $outcome,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('callback_receipt'), true),
            new FieldSpec('received', 'received', new Codec\BoolCodec(), true),
            new FieldSpec(
                'outcome',
                'outcome',
                new Codec\EnumCodec(ProviderCallbackReceiptOutcome::class),
                true,
            ),
        );
    }
}
