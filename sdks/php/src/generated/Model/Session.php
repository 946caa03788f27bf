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
 * A login session with its tokens, which are shown this once only.
 */
final readonly class Session implements Model
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
     * Token for `Authorization: Bearer`.
     *
     * It says nothing by itself and can be revoked at any time.
     */
    public string $accessToken;

    /**
     * How to send the token.
     */
    public string $tokenType;

    /**
     * Seconds until the access token ends.
     */
    public int $expiresIn;

    /**
     * When the access token ends.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * Token for `POST /v1/auth/refresh`.
     *
     * Works once.
     */
    public string $refreshToken;

    /**
     * When the refresh token ends at the latest.
     */
    public \DateTimeImmutable $refreshExpiresAt;

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
     * @param string $accessToken Token for `Authorization: Bearer`.
     * @param int $expiresIn Seconds until the access token ends.
     * @param \DateTimeInterface|string $expiresAt When the access token ends.
     * @param string $refreshToken Token for `POST /v1/auth/refresh`.
     * @param \DateTimeInterface|string $refreshExpiresAt When the refresh token ends at the latest.
     * @param list<Scope|string> $scopes Effective scopes: those of the key that the role has as well.
     * @param bool $livemode `true` in live mode, `false` in test mode; given by the key.
     * @param \DateTimeInterface|string $createdAt When the session began.
     */
    public function __construct(
        string $id,
        #[\SensitiveParameter] string $accessToken,
        int|float $expiresIn,
        \DateTimeInterface|string $expiresAt,
        #[\SensitiveParameter] string $refreshToken,
        \DateTimeInterface|string $refreshExpiresAt,
        SessionUser $user,
        TenantSummary $tenant,
        array $scopes,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
    ) {
        $this->build([
            'id' => $id,
            'accessToken' => $accessToken,
            'expiresIn' => $expiresIn,
            'expiresAt' => $expiresAt,
            'refreshToken' => $refreshToken,
            'refreshExpiresAt' => $refreshExpiresAt,
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
            new FieldSpec('accessToken', 'accessToken', new Codec\TextCodec(), true, sensitive: 'all'),
            new FieldSpec('tokenType', 'tokenType', new Codec\ConstCodec('Bearer'), true),
            new FieldSpec('expiresIn', 'expiresIn', new Codec\IntCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('refreshToken', 'refreshToken', new Codec\TextCodec(), true, sensitive: 'all'),
            new FieldSpec('refreshExpiresAt', 'refreshExpiresAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('user', 'user', new Codec\ModelCodec(SessionUser::class), true),
            new FieldSpec('tenant', 'tenant', new Codec\ModelCodec(TenantSummary::class), true),
            new FieldSpec('scopes', 'scopes', new Codec\ListCodec(new Codec\EnumCodec(Scope::class)), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
        );
    }
}
