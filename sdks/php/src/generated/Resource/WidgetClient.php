<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\ClientBalances;
use Njia\Model\ClientKyc;
use Njia\Model\ClientKycRequest;
use Njia\Model\ClientPayment;
use Njia\Model\ClientPaymentRequest;
use Njia\Model\ClientQuote;
use Njia\Model\ClientQuoteRequest;
use Njia\Model\ClientSession;
use Njia\Model\ConsentInput;
use Njia\Model\KycDocumentInput;
use Njia\Model\KycIdentityInput;
use Njia\Model\KycSelfieInput;
use Njia\Model\KycSubject;
use Njia\Model\MobileMoneyProvider;
use Njia\Omit;
use Njia\Operation\WidgetClientOperations;
use Njia\RequestOptions;

/**
 * Widgets for your own pages, and the calls that they make.
 */
final readonly class WidgetClient
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Verify the visitor (browser)
     *
     * Runs the widget's identity assessment with what the visitor gave, and answers what the visitor may know.
     * It answers 202 while a provider works; `getClientSession` shows the id and the webhook tells the result.
     * The whole body must stay under 8 MiB. For identity widgets only.
     *
     * @param ConsentInput $consent Consent of the visitor, with the purpose `identity_verification`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param KycSubject|Omit $subject Required unless the widget has a customer.
     * @throws NjiaException
     */
    public function createKyc(
        ConsentInput $consent,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        KycSubject|Omit $subject = Omit::Value,
        KycIdentityInput|Omit $identity = Omit::Value,
        KycDocumentInput|Omit $document = Omit::Value,
        KycSelfieInput|Omit $selfie = Omit::Value,
        ?RequestOptions $options = null,
    ): ClientKyc {
        return $this->api->call(
            WidgetClientOperations::createKyc(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ClientKycRequest(
                consent: $consent,
                subject: $subject,
                identity: $identity,
                document: $document,
                selfie: $selfie,
            ),
            options: $options,
        );
    }

    /**
     * Pay with a widget (browser)
     *
     * Collects the widget's amount from the visitor's wallet; the visitor confirms on the phone. The key is
     * required and made of session id and `tryNumber`, so a repeated click or a reload never pays twice. While
     * a payment is completed or under way a new one is 409. Follow it with `getClientPayment`; fulfil orders on
     * the webhook, never on what the browser says.
     *
     * @param string $msisdn Number of the visitor's wallet.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param MobileMoneyProvider|string|Omit $provider Wallet; found from the number if absent.
     * @param string|Omit $country Country of the wallet; found from the number if absent.
     * @param string|Omit $holderName Name of the wallet's holder.
     * @param int|Omit $amountMinorUnits Amount in minor units; only if the widget does not lock it.
     * @param string|Omit $quoteId Quote that the visitor agreed to.
     * @throws NjiaException
     */
    public function createPayment(
        string $msisdn,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        MobileMoneyProvider|string|Omit $provider = Omit::Value,
        string|Omit $country = Omit::Value,
        string|Omit $holderName = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $quoteId = Omit::Value,
        ?RequestOptions $options = null,
    ): ClientPayment {
        return $this->api->call(
            WidgetClientOperations::createPayment(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ClientPaymentRequest(
                msisdn: $msisdn,
                provider: $provider,
                country: $country,
                holderName: $holderName,
                amountMinorUnits: $amountMinorUnits,
                quoteId: $quoteId,
            ),
            options: $options,
        );
    }

    /**
     * Quote a widget payment (browser)
     *
     * Tells the visitor the fee, the total and the wallet before they agree. The price is firm until
     * `expiresAt`: give the quote's id when paying. For payment widgets only.
     *
     * @param string $msisdn Number of the visitor's wallet.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param MobileMoneyProvider|string|Omit $provider Wallet; found from the number if absent.
     * @param string|Omit $country Country of the wallet; found from the number if absent.
     * @param int|Omit $amountMinorUnits Amount in minor units; only if the widget does not lock it.
     * @throws NjiaException
     */
    public function createQuote(
        string $msisdn,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        MobileMoneyProvider|string|Omit $provider = Omit::Value,
        string|Omit $country = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        ?RequestOptions $options = null,
    ): ClientQuote {
        return $this->api->call(
            WidgetClientOperations::createQuote(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ClientQuoteRequest(
                msisdn: $msisdn,
                provider: $provider,
                country: $country,
                amountMinorUnits: $amountMinorUnits,
            ),
            options: $options,
        );
    }

    /**
     * Read widget balances (browser)
     *
     * Returns the balances that the widget shows, by account or currency, and when they were read. For balance
     * widgets only.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function balances(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): ClientBalances {
        return $this->api->call(
            WidgetClientOperations::balances(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Follow a widget payment (browser)
     *
     * Returns the payment of this session, as far as the visitor may see it. A payment of another session is
     * 404. `in_reconciliation` means that the outcome is still being checked; the visitor may close the page.
     *
     * @param string $id Id of the payment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrievePayment(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): ClientPayment {
        return $this->api->call(
            WidgetClientOperations::retrievePayment(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get the widget session (browser)
     *
     * Returns what the widget needs in the browser: look, settings, wallet prefixes, and the payment or
     * assessment of a visitor who comes back after a reload. The first call opens the session. It is authorized
     * by the client token alone and works only from the widget's allowed origins.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function session(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): ClientSession {
        return $this->api->call(
            WidgetClientOperations::session(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
