<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Date;
use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * What the credentials of the request stand for.
 */
final readonly class AuthCheck implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Always `true`: credentials that do not hold answer 401.
     */
    public bool $authenticated;

    /**
     * The member tenant.
     */
    public TenantSummary $tenant;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Id of the API key record; not the key itself.
     */
    public string $keyId;

    /**
     * Effective scopes.
     *
     * @var list<Scope|string>
     */
    public array $scopes;

    /**
     * The session whose token came along; null without one.
     */
    public ?SessionInfo $session;

    /**
     * API version that served the request.
     */
    public Date $apiVersion;

    /**
     * The member rate limit.
     */
    public RateLimitState $rateLimit;

    /**
     * @param bool $authenticated Always `true`: credentials that do not hold answer 401.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param string $keyId Id of the API key record; not the key itself.
     * @param list<Scope|string> $scopes Effective scopes.
     * @param SessionInfo|null $session The session whose token came along; null without one.
     * @param Date|string $apiVersion API version that served the request.
     */
    public function __construct(
        bool $authenticated,
        TenantSummary $tenant,
        bool $livemode,
        string $keyId,
        array $scopes,
        ?SessionInfo $session,
        Date|string $apiVersion,
        RateLimitState $rateLimit,
    ) {
        $this->build([
            'authenticated' => $authenticated,
            'tenant' => $tenant,
            'livemode' => $livemode,
            'keyId' => $keyId,
            'scopes' => $scopes,
            'session' => $session,
            'apiVersion' => $apiVersion,
            'rateLimit' => $rateLimit,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('auth_check'), true),
            new FieldSpec('authenticated', 'authenticated', new Codec\BoolCodec(), true),
            new FieldSpec('tenant', 'tenant', new Codec\ModelCodec(TenantSummary::class), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('keyId', 'keyId', new Codec\TextCodec(), true),
            new FieldSpec('scopes', 'scopes', new Codec\ListCodec(new Codec\EnumCodec(Scope::class)), true),
            new FieldSpec(
                'session',
                'session',
                new Codec\NullableCodec(new Codec\ModelCodec(SessionInfo::class)),
                true,
            ),
            new FieldSpec('apiVersion', 'apiVersion', new Codec\DateCodec(), true),
            new FieldSpec('rateLimit', 'rateLimit', new Codec\ModelCodec(RateLimitState::class), true),
        );
    }
}
