<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\CardAuthorization;
use Njia\Model\CardCaptureRequest;
use Njia\Omit;
use Njia\Operation\CardAuthorizationsOperations;
use Njia\RequestOptions;

/**
 * Virtual cards with spend limits, and their authorizations.
 */
final readonly class CardAuthorizations
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Capture an authorization
     *
     * Takes what is held, fully or partly, and turns it into a transaction. Several captures may add up to the
     * authorized amount; restaurants and hotels may take up to 20 % more if limits and funds allow it. The
     * amount counts in the window of the authorization. More than is held is 409
     * `capture_exceeds_authorization`.
     *
     * @param string $id Id of the authorization.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $amountMinorUnits Amount in the card's currency, in minor units; all that is held if
     *     absent.
     * @param string|Omit $currency Must be the card's currency if given.
     * @throws NjiaException
     */
    public function capture(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $currency = Omit::Value,
        ?RequestOptions $options = null,
    ): CardAuthorization {
        return $this->api->call(
            CardAuthorizationsOperations::capture(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new CardCaptureRequest(
                amountMinorUnits: $amountMinorUnits,
                currency: $currency,
            ),
            options: $options,
        );
    }

    /**
     * Get an authorization
     *
     * Returns one authorization with its captures and the limits it counts against. One of another tenant or
     * mode is 404.
     *
     * @param string $id Id of the authorization.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): CardAuthorization {
        return $this->api->call(
            CardAuthorizationsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Release an authorization
     *
     * Releases what is still held, to the account and to the limits. What was captured stays captured. An
     * authorization that holds nothing is 409 `invalid_state_transition`.
     *
     * @param string $id Id of the authorization.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function reverse(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): CardAuthorization {
        return $this->api->call(
            CardAuthorizationsOperations::reverse(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
