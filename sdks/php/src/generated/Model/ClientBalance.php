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
 * A balance, as far as the visitor may see it.
 */
final readonly class ClientBalance implements Model
{
    use Hydration;

    /**
     * Name of the account, or the currency.
     */
    public string $name;

    /**
     * The account; null for a sum over a currency.
     */
    public ?string $accountId;

    /**
     * Currency of the balance.
     */
    public string $currency;

    /**
     * Available now.
     */
    public Money $available;

    /**
     * On its way; null if the widget does not show it.
     */
    public ?Money $pending;

    /**
     * @param string $name Name of the account, or the currency.
     * @param string|null $accountId The account; null for a sum over a currency.
     * @param string $currency Currency of the balance.
     * @param Money $available Available now.
     * @param Money|null $pending On its way; null if the widget does not show it.
     */
    public function __construct(
        string $name,
        ?string $accountId,
        string $currency,
        Money $available,
        ?Money $pending,
    ) {
        $this->build([
            'name' => $name,
            'accountId' => $accountId,
            'currency' => $currency,
            'available' => $available,
            'pending' => $pending,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('accountId', 'accountId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('available', 'available', new Codec\ModelCodec(Money::class), true),
            new FieldSpec(
                'pending',
                'pending',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
        );
    }
}
