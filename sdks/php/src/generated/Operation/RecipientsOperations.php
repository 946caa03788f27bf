<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\RecipientLookup;
use Njia\Model\RecipientLookupRequest;

/**
 * How the operations of recipients travel.
 *
 * @internal
 */
final class RecipientsOperations
{
    /**
     * @return Operation<RecipientLookup>
     */
    public static function lookup(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'lookupRecipient',
            'POST',
            '/v1/recipients/lookup',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(RecipientLookupRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(RecipientLookup::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
