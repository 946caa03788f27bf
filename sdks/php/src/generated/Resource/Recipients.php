<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Party;
use Njia\Model\RecipientLookup;
use Njia\Model\RecipientLookupRequest;
use Njia\Omit;
use Njia\Operation\RecipientsOperations;
use Njia\RequestOptions;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
final readonly class Recipients
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Look up a recipient
     *
     * Asks the provider whether the wallet or account exists, whether it can take money and, when `holderName`
     * is given, whether the name fits. Names come back with most letters hidden. Nothing is stored or paid. A
     * provider that cannot be reached answers 422 `recipient_not_reachable`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @throws NjiaException
     */
    public function lookup(
        Party $destination,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        ?RequestOptions $options = null,
    ): RecipientLookup {
        return $this->api->call(
            RecipientsOperations::lookup(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new RecipientLookupRequest(
                destination: $destination,
            ),
            options: $options,
        );
    }
}
