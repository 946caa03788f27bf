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
use Njia\Model\FraudAnalysis;
use Njia\Model\FraudAnalysisList;
use Njia\Model\FraudAnalysisRequest;
use Njia\Model\FraudDecision;
use Njia\Model\FraudFeedbackRequest;
use Njia\Model\FraudPolicy;
use Njia\Model\FraudPolicyRequest;
use Njia\Model\FraudRiskLevel;
use Njia\Model\FraudTransactionType;
use Njia\Page;

/**
 * How the operations of fraud travel.
 *
 * @internal
 */
final class FraudOperations
{
    /**
     * @return Operation<FraudAnalysis>
     */
    public static function analyze(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'analyzeFraud',
            'POST',
            '/v1/fraud/analyze',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(FraudAnalysisRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(FraudAnalysis::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<FraudAnalysis>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getFraudAnalysis',
            'GET',
            '/v1/fraud/analyses/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(FraudAnalysis::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<FraudPolicy>
     */
    public static function policy(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getFraudPolicy',
            'GET',
            '/v1/fraud/policy',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(FraudPolicy::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<FraudAnalysis>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listFraudAnalyses',
            'GET',
            '/v1/fraud/analyses',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'decision', new Codec\EnumCodec(FraudDecision::class)),
                new Param('query', 'riskLevel', new Codec\EnumCodec(FraudRiskLevel::class)),
                new Param('query', 'paymentId', new Codec\TextCodec()),
                new Param('query', 'type', new Codec\EnumCodec(FraudTransactionType::class)),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(FraudAnalysisList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<FraudPolicy>
     */
    public static function replacePolicy(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'replaceFraudPolicy',
            'PUT',
            '/v1/fraud/policy',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(FraudPolicyRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(FraudPolicy::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<FraudAnalysis>
     */
    public static function submitFeedback(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'submitFraudFeedback',
            'POST',
            '/v1/fraud/analyses/{id}/feedback',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(FraudFeedbackRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(FraudAnalysis::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
