<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\KycCheck;
use Njia\Model\KycCheckRequest;
use Njia\Model\KycDecision;
use Njia\Model\KycScore;
use Njia\Model\KycScoreList;
use Njia\Model\KycScoreRequest;
use Njia\Model\KycScoreReviewRequest;
use Njia\Model\KycScoreStatus;
use Njia\Page;

/**
 * How the operations of kyc travel.
 *
 * @internal
 */
final class KycOperations
{
    /**
     * @return Operation<KycCheck>
     */
    public static function check(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createKycCheck',
            'POST',
            '/v1/kyc/check',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(KycCheckRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(KycCheck::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<KycScore>
     */
    public static function score(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createKycScore',
            'POST',
            '/v1/kyc/score',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(KycScoreRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(KycScore::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<KycCheck>
     */
    public static function retrieveCheck(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getKycCheck',
            'GET',
            '/v1/kyc/checks/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(KycCheck::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<KycScore>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getKycScore',
            'GET',
            '/v1/kyc/scores/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(KycScore::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<KycScore>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listKycScores',
            'GET',
            '/v1/kyc/scores',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'customerId', new Codec\TextCodec()),
                new Param('query', 'decision', new Codec\EnumCodec(KycDecision::class)),
                new Param('query', 'status', new Codec\EnumCodec(KycScoreStatus::class)),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(KycScoreList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<KycScore>
     */
    public static function review(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'reviewKycScore',
            'POST',
            '/v1/kyc/scores/{id}/review',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(KycScoreReviewRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(KycScore::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
