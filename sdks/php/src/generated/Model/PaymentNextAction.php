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
 * The step that the payment waits for.
 */
final readonly class PaymentNextAction implements Model
{
    use Hydration;

    /**
     * The member type.
     */
    public string $type;

    /**
     * Text to show to the person.
     */
    public string $message;

    /**
     * When the step is no longer possible.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * @param string $message Text to show to the person.
     * @param \DateTimeInterface|string $expiresAt When the step is no longer possible.
     */
    public function __construct(
        string $type,
        string $message,
        \DateTimeInterface|string $expiresAt,
    ) {
        $this->build([
            'type' => $type,
            'message' => $message,
            'expiresAt' => $expiresAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\ConstCodec('approve_on_device'), true),
            new FieldSpec('message', 'message', new Codec\TextCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
        );
    }
}
