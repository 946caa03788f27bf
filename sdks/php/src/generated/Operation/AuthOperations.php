<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\EmptyResult;
use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\AuthCheck;
use Njia\Model\LoginRequest;
use Njia\Model\RefreshSessionRequest;
use Njia\Model\Session;
use Njia\Model\SessionInfo;

/**
 * How the operations of auth travel.
 *
 * @internal
 */
final class AuthOperations
{
    /**
     * @return Operation<AuthCheck>
     */
    public static function check(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'checkAuthentication',
            'GET',
            '/v1/auth/check',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(AuthCheck::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<SessionInfo>
     */
    public static function session(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getSession',
            'GET',
            '/v1/auth/session',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SessionInfo::class)),
            ],
            auth: [['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Session>
     */
    public static function login(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'login',
            'POST',
            '/v1/auth/login',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(LoginRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Session::class)),
            ],
            auth: [['ApiKeyAuth']],
        );
    }

    /**
     * @return Operation<EmptyResult>
     */
    public static function logout(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'logout',
            'POST',
            '/v1/auth/logout',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('nothing'),
            ],
            auth: [['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Session>
     */
    public static function refresh(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'refreshSession',
            'POST',
            '/v1/auth/refresh',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(RefreshSessionRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Session::class)),
            ],
            auth: [['ApiKeyAuth']],
        );
    }
}
