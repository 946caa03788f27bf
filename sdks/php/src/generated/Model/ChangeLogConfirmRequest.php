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
 * The token of the confirmation e-mail.
 */
final readonly class ChangeLogConfirmRequest implements Model
{
    use Hydration;

    /**
     * Token from the e-mail.
     */
    public string $token;

    /**
     * @param string $token Token from the e-mail.
     */
    public function __construct(
        #[\SensitiveParameter] string $token,
    ) {
        $this->build([
            'token' => $token,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('token', 'token', new Codec\TextCodec(), true, sensitive: 'all'),
        );
    }
}
