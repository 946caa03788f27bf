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
use Njia\Model\CreditDecision;
use Njia\Model\CreditGrade;
use Njia\Model\CreditScore;
use Njia\Model\CreditScoreList;
use Njia\Model\CreditScoreRequest;
use Njia\Page;

/**
 * How the operations of credit scores travel.
 *
 * @internal
 */
final class CreditScoresOperations
{
    /**
     * @return Operation<CreditScore>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createCreditScore',
            'POST',
            '/v1/credit/score',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(CreditScoreRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CreditScore::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<CreditScore>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getCreditScore',
            'GET',
            '/v1/credit/scores/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CreditScore::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<CreditScore>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listCreditScores',
            'GET',
            '/v1/credit/scores',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'customerId', new Codec\TextCodec()),
                new Param('query', 'decision', new Codec\EnumCodec(CreditDecision::class)),
                new Param('query', 'grade', new Codec\EnumCodec(CreditGrade::class)),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CreditScoreList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }
}
