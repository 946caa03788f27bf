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
 * A login session without its tokens.
 */
final readonly class SessionInfo implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Id of the session.
     */
    public string $id;

    /**
     * When the access token ends.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * The member user.
     */
    public SessionUser $user;

    /**
     * The member tenant.
     */
    public TenantSummary $tenant;

    /**
     * Effective scopes: those of the key that the role has as well.
     *
     * @var list<Scope|string>
     */
    public array $scopes;

    /**
     * `true` in live mode, `false` in test mode; given by the key.
     */
    public bool $livemode;

    /**
     * When the session began.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * @param string $id Id of the session.
     * @param \DateTimeInterface|string $expiresAt When the access token ends.
     * @param list<Scope|string> $scopes Effective scopes: those of the key that the role has as well.
     * @param bool $livemode `true` in live mode, `false` in test mode; given by the key.
     * @param \DateTimeInterface|string $createdAt When the session began.
     */
    public function __construct(
        string $id,
        \DateTimeInterface|string $expiresAt,
        SessionUser $user,
        TenantSummary $tenant,
        array $scopes,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
    ) {
        $this->build([
            'id' => $id,
            'expiresAt' => $expiresAt,
            'user' => $user,
            'tenant' => $tenant,
            'scopes' => $scopes,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('session'), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('user', 'user', new Codec\ModelCodec(SessionUser::class), true),
            new FieldSpec('tenant', 'tenant', new Codec\ModelCodec(TenantSummary::class), true),
            new FieldSpec('scopes', 'scopes', new Codec\ListCodec(new Codec\EnumCodec(Scope::class)), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
        );
    }
}
