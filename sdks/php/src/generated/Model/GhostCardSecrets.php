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
 * Number and security code of a card.
 *
 * Never store or log it.
 */
final readonly class GhostCardSecrets implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The card.
     */
    public string $cardId;

    /**
     * Card number, 16 digits.
     */
    public string $number;

    /**
     * Security code.
     */
    public string $cvc;

    /**
     * Month of expiry.
     */
    public int $expMonth;

    /**
     * Year of expiry, four digits.
     */
    public int $expYear;

    /**
     * Until when to show it to a person.
     */
    public \DateTimeImmutable $revealedUntil;

    /**
     * @param string $cardId The card.
     * @param string $number Card number, 16 digits.
     * @param string $cvc Security code.
     * @param int $expMonth Month of expiry.
     * @param int $expYear Year of expiry, four digits.
     * @param \DateTimeInterface|string $revealedUntil Until when to show it to a person.
     */
    public function __construct(
        string $cardId,
        #[\SensitiveParameter] string $number,
        #[\SensitiveParameter] string $cvc,
        int|float $expMonth,
        int|float $expYear,
        \DateTimeInterface|string $revealedUntil,
    ) {
        $this->build([
            'cardId' => $cardId,
            'number' => $number,
            'cvc' => $cvc,
            'expMonth' => $expMonth,
            'expYear' => $expYear,
            'revealedUntil' => $revealedUntil,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('ghost_card_secrets'), true),
            new FieldSpec('cardId', 'cardId', new Codec\TextCodec(), true),
            new FieldSpec('number', 'number', new Codec\TextCodec(), true, sensitive: 'last4'),
            new FieldSpec('cvc', 'cvc', new Codec\TextCodec(), true, sensitive: 'all'),
            new FieldSpec('expMonth', 'expMonth', new Codec\IntCodec(), true),
            new FieldSpec('expYear', 'expYear', new Codec\IntCodec(), true),
            new FieldSpec('revealedUntil', 'revealedUntil', new Codec\DateTimeCodec(), true),
        );
    }
}
