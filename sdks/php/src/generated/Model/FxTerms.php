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
 * Terms of the currency exchange.
 */
final readonly class FxTerms implements Model
{
    use Hydration;

    /**
     * The member rate.
     */
    public string $rate;

    /**
     * The member base currency.
     */
    public string $baseCurrency;

    /**
     * The member quote currency.
     */
    public string $quoteCurrency;

    /**
     * Margin inside `rate` in basis points.
     */
    public float $marginBps;

    /**
     * When the rate was fixed.
     */
    public \DateTimeImmutable $quotedAt;

    /**
     * @param float $marginBps Margin inside `rate` in basis points.
     * @param \DateTimeInterface|string $quotedAt When the rate was fixed.
     */
    public function __construct(
        string $rate,
        string $baseCurrency,
        string $quoteCurrency,
        float $marginBps,
        \DateTimeInterface|string $quotedAt,
    ) {
        $this->build([
            'rate' => $rate,
            'baseCurrency' => $baseCurrency,
            'quoteCurrency' => $quoteCurrency,
            'marginBps' => $marginBps,
            'quotedAt' => $quotedAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('rate', 'rate', new Codec\DecimalCodec(), true),
            new FieldSpec('baseCurrency', 'baseCurrency', new Codec\TextCodec(), true),
            new FieldSpec('quoteCurrency', 'quoteCurrency', new Codec\TextCodec(), true),
            new FieldSpec('marginBps', 'marginBps', new Codec\FloatCodec(), true),
            new FieldSpec('quotedAt', 'quotedAt', new Codec\DateTimeCodec(), true),
        );
    }
}
