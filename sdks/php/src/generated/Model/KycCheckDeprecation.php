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
 * When the legacy check ends, and what replaces it.
 */
final readonly class KycCheckDeprecation implements Model
{
    use Hydration;

    /**
     * Not available from this time on.
     */
    public \DateTimeImmutable $sunsetAt;

    /**
     * Path that replaces it.
     */
    public string $replacement;

    /**
     * @param \DateTimeInterface|string $sunsetAt Not available from this time on.
     * @param string $replacement Path that replaces it.
     */
    public function __construct(
        \DateTimeInterface|string $sunsetAt,
        string $replacement,
    ) {
        $this->build([
            'sunsetAt' => $sunsetAt,
            'replacement' => $replacement,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('sunsetAt', 'sunsetAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('replacement', 'replacement', new Codec\TextCodec(), true),
        );
    }
}
