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
 * E-mail and password of a user of the key's tenant.
 */
final readonly class LoginRequest implements Model
{
    use Hydration;

    /**
     * E-mail of the user.
     */
    public string $email;

    /**
     * Password of the user; never logged.
     */
    public string $password;

    /**
     * @param string $email E-mail of the user.
     * @param string $password Password of the user; never logged.
     */
    public function __construct(
        string $email,
        #[\SensitiveParameter] string $password,
    ) {
        $this->build([
            'email' => $email,
            'password' => $password,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('email', 'email', new Codec\TextCodec(), true),
            new FieldSpec('password', 'password', new Codec\TextCodec(), true, sensitive: 'all'),
        );
    }
}
