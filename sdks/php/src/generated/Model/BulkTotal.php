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
 * Sums of a bulk payment in one currency: `requested` of all items that were not rejected, `succeeded` and
 * `failed` of those that are final, `fees` of those that succeeded.
 */
final readonly class BulkTotal implements Model
{
    use Hydration;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member requested.
     */
    public Money $requested;

    /**
     * The member succeeded.
     */
    public Money $succeeded;

    /**
     * The member failed.
     */
    public Money $failed;

    /**
     * The member fees.
     */
    public Money $fees;

    public function __construct(
        string $currency,
        Money $requested,
        Money $succeeded,
        Money $failed,
        Money $fees,
    ) {
        $this->build([
            'currency' => $currency,
            'requested' => $requested,
            'succeeded' => $succeeded,
            'failed' => $failed,
            'fees' => $fees,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('requested', 'requested', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('succeeded', 'succeeded', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('failed', 'failed', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('fees', 'fees', new Codec\ModelCodec(Money::class), true),
        );
    }
}
