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
 * The person of a session.
 */
final readonly class SessionUser implements Model
{
    use Hydration;

    /**
     * Id of the user.
     */
    public string $id;

    /**
     * E-mail of the user.
     */
    public string $email;

    /**
     * Name of the user.
     */
    public string $name;

    /**
     * The member role.
     */
    public Role|string $role;

    /**
     * The member locale.
     */
    public LanguageTag|string $locale;

    /**
     * @param string $id Id of the user.
     * @param string $email E-mail of the user.
     * @param string $name Name of the user.
     */
    public function __construct(
        string $id,
        string $email,
        string $name,
        Role|string $role,
        LanguageTag|string $locale,
    ) {
        $this->build([
            'id' => $id,
            'email' => $email,
            'name' => $name,
            'role' => $role,
            'locale' => $locale,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('email', 'email', new Codec\TextCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('role', 'role', new Codec\EnumCodec(Role::class), true),
            new FieldSpec('locale', 'locale', new Codec\EnumCodec(LanguageTag::class), true),
        );
    }
}
