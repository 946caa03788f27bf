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
 * A person who may log in to the tenant.
 *
 * Users belong to the tenant, not to a mode.
 */
final readonly class User implements Model
{
    use Hydration;

    /**
     * Id of the user.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

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
     * The member status.
     */
    public UserStatus|string $status;

    /**
     * Last login.
     */
    public ?\DateTimeImmutable $lastLoginAt;

    /**
     * When the user was created.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When the user last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Rises by 1 with each change.
     */
    public int $version;

    /**
     * @param string $id Id of the user.
     * @param string $email E-mail of the user.
     * @param string $name Name of the user.
     * @param \DateTimeInterface|string|null $lastLoginAt Last login.
     * @param \DateTimeInterface|string $createdAt When the user was created.
     * @param \DateTimeInterface|string $updatedAt When the user last changed.
     * @param int $version Rises by 1 with each change.
     */
    public function __construct(
        string $id,
        string $email,
        string $name,
        Role|string $role,
        LanguageTag|string $locale,
        UserStatus|string $status,
        \DateTimeInterface|string|null $lastLoginAt,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
    ) {
        $this->build([
            'id' => $id,
            'email' => $email,
            'name' => $name,
            'role' => $role,
            'locale' => $locale,
            'status' => $status,
            'lastLoginAt' => $lastLoginAt,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('user'), true),
            new FieldSpec('email', 'email', new Codec\TextCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('role', 'role', new Codec\EnumCodec(Role::class), true),
            new FieldSpec('locale', 'locale', new Codec\EnumCodec(LanguageTag::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(UserStatus::class), true),
            new FieldSpec(
                'lastLoginAt',
                'lastLoginAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
        );
    }
}
