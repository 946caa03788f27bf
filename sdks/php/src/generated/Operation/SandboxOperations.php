<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\EmptyResult;
use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\CorridorHistory;
use Njia\Model\CorridorHistoryRequest;
use Njia\Model\SandboxCallback;
use Njia\Model\SandboxCallbackRequest;
use Njia\Model\SandboxClock;
use Njia\Model\SandboxClockAdvance;
use Njia\Model\SandboxClockAdvanceRequest;
use Njia\Model\SandboxClockSetRequest;
use Njia\Model\SandboxFault;
use Njia\Model\SandboxFaultList;
use Njia\Model\SandboxFaultRequest;
use Njia\Model\SandboxFaultStatus;
use Njia\Model\SandboxFunding;
use Njia\Model\SandboxFundingRequest;
use Njia\Model\SandboxReset;
use Njia\Page;

/**
 * How the operations of sandbox travel.
 *
 * @internal
 */
final class SandboxOperations
{
    /**
     * @return Operation<CorridorHistory>
     */
    public static function addCorridorHistory(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'addSandboxCorridorHistory',
            'POST',
            '/v1/sandbox/corridor-history',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(CorridorHistoryRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CorridorHistory::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<SandboxClockAdvance>
     */
    public static function advanceClock(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'advanceSandboxClock',
            'POST',
            '/v1/sandbox/clock/advance',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(SandboxClockAdvanceRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxClockAdvance::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<SandboxFault>
     */
    public static function createFault(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createSandboxFault',
            'POST',
            '/v1/sandbox/faults',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(SandboxFaultRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxFault::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<EmptyResult>
     */
    public static function deleteFault(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'deleteSandboxFault',
            'DELETE',
            '/v1/sandbox/faults/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('nothing'),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<SandboxFunding>
     */
    public static function fundBalance(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'fundSandboxBalance',
            'POST',
            '/v1/sandbox/balances',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(SandboxFundingRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxFunding::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<SandboxClock>
     */
    public static function clock(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getSandboxClock',
            'GET',
            '/v1/sandbox/clock',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxClock::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<SandboxFault>>
     */
    public static function listFaults(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listSandboxFaults',
            'GET',
            '/v1/sandbox/faults',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'status', new Codec\EnumCodec(SandboxFaultStatus::class)),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxFaultList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<SandboxReset>
     */
    public static function reset(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'resetSandbox',
            'POST',
            '/v1/sandbox/reset',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxReset::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<EmptyResult>
     */
    public static function resetClock(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'resetSandboxClock',
            'DELETE',
            '/v1/sandbox/clock',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('nothing'),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<SandboxClock>
     */
    public static function setClock(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'setSandboxClock',
            'PUT',
            '/v1/sandbox/clock',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(SandboxClockSetRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxClock::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<SandboxCallback>
     */
    public static function triggerCallback(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'triggerSandboxCallback',
            'POST',
            '/v1/sandbox/payments/{id}/callback',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(SandboxCallbackRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SandboxCallback::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
