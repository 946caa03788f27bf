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
 * The refresh token to trade in.
 */
final readonly class RefreshSessionRequest implements Model
{
    use Hydration;

    /**
     * The refresh token of the last session.
     */
    public string $refreshToken;

    /**
     * @param string $refreshToken The refresh token of the last session.
     */
    public function __construct(
        #[\SensitiveParameter] string $refreshToken,
    ) {
        $this->build([
            'refreshToken' => $refreshToken,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('refreshToken', 'refreshToken', new Codec\TextCodec(), true, sensitive: 'all'),
        );
    }
}
