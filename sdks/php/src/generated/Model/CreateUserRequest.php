<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * The person to add.
 */
final readonly class CreateUserRequest implements Model
{
    use Hydration;

    /**
     * E-mail, new within the tenant.
     */
    public string $email;

    /**
     * Name of the person.
     */
    public string $name;

    /**
     * The member role.
     */
    public Role|string $role;

    /**
     * First password.
     */
    public string $password;

    /**
     * The member locale.
     */
    public LanguageTag|string|null $locale;

    /**
     * @param string $email E-mail, new within the tenant.
     * @param string $name Name of the person.
     * @param string $password First password.
     */
    public function __construct(
        string $email,
        string $name,
        Role|string $role,
        #[\SensitiveParameter] string $password,
        LanguageTag|string|Omit $locale = Omit::Value,
    ) {
        $this->build([
            'email' => $email,
            'name' => $name,
            'role' => $role,
            'password' => $password,
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
            new FieldSpec('email', 'email', new Codec\TextCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('role', 'role', new Codec\EnumCodec(Role::class), true),
            new FieldSpec('password', 'password', new Codec\TextCodec(), true, sensitive: 'all'),
            new FieldSpec('locale', 'locale', new Codec\EnumCodec(LanguageTag::class)),
        );
    }
}
