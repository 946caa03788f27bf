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
 * Members to change; those left out stay as they are.
 */
final readonly class UpdateUserRequest implements Model
{
    use Hydration;

    /**
     * Name of the person.
     */
    public ?string $name;

    /**
     * The member role.
     */
    public Role|string|null $role;

    /**
     * The member locale.
     */
    public LanguageTag|string|null $locale;

    /**
     * New password; ends all sessions of the person.
     */
    public ?string $password;

    /**
     * The member status.
     */
    public UserStatus|string|null $status;

    /**
     * @param string|Omit $name Name of the person.
     * @param string|Omit $password New password; ends all sessions of the person.
     */
    public function __construct(
        string|Omit $name = Omit::Value,
        Role|string|Omit $role = Omit::Value,
        LanguageTag|string|Omit $locale = Omit::Value,
        #[\SensitiveParameter] string|Omit $password = Omit::Value,
        UserStatus|string|Omit $status = Omit::Value,
    ) {
        $this->build([
            'name' => $name,
            'role' => $role,
            'locale' => $locale,
            'password' => $password,
            'status' => $status,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('name', 'name', new Codec\TextCodec()),
            new FieldSpec('role', 'role', new Codec\EnumCodec(Role::class)),
            new FieldSpec('locale', 'locale', new Codec\EnumCodec(LanguageTag::class)),
            new FieldSpec('password', 'password', new Codec\TextCodec(), sensitive: 'all'),
            new FieldSpec('status', 'status', new Codec\EnumCodec(UserStatus::class)),
        );
    }
}
