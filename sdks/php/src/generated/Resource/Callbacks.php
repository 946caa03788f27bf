<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\MobileMoneyProvider;
use Njia\Model\Money;
use Njia\Model\ProviderCallbackEvent;
use Njia\Model\ProviderCallbackReceipt;
use Njia\Model\ProviderCallbackRequest;
use Njia\Omit;
use Njia\Operation\CallbacksOperations;
use Njia\RequestOptions;

/**
 * Where mobile-money providers and rails report.
 */
final readonly class Callbacks
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Receive a mobile-money provider callback
     *
     * Takes what a mobile-money provider says about an attempt. It needs no API key: the signature over the raw
     * body authorizes it. The message is stored before it is applied; a repeat has no effect, a late one
     * settles a payment in reconciliation, and one that contradicts a final state opens a case. An attempt that
     * is not known yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.
     *
     * @param MobileMoneyProvider|string $provider The provider.
     * @param string $xCallbackTimestamp Unix seconds at which the sender signed.
     * @param string $xCallbackSignature `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}`
     *     with the secret that the sender and we share.
     * @param string $callbackId The sender's id of this message; a second message with it has no effect.
     * @param string $reference Our attempt.
     * @param \DateTimeInterface|string $occurredAt When it happened.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $providerReference The sender's reference of the payment.
     * @param int|Omit $amountMinorUnits Amount that was moved, in minor units; compared with ours.
     * @param string|Omit $currency ISO 4217 currency of the amount.
     * @param string|Omit $reasonCode The sender's reason.
     * @param Money|Omit $feeCharged What the sender charged.
     * @throws NjiaException
     */
    public function receiveMobileMoney(
        MobileMoneyProvider|string $provider,
        string $xCallbackTimestamp,
        string $xCallbackSignature,
        string $callbackId,
        ProviderCallbackEvent|string $event,
        string $reference,
        \DateTimeInterface|string $occurredAt,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $providerReference = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $reasonCode = Omit::Value,
        Money|Omit $feeCharged = Omit::Value,
        ?RequestOptions $options = null,
    ): ProviderCallbackReceipt {
        return $this->api->call(
            CallbacksOperations::receiveMobileMoney(),
            [
                'path provider' => $provider,
                'header X-Callback-Timestamp' => $xCallbackTimestamp,
                'header X-Callback-Signature' => $xCallbackSignature,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ProviderCallbackRequest(
                callbackId: $callbackId,
                event: $event,
                reference: $reference,
                occurredAt: $occurredAt,
                providerReference: $providerReference,
                amountMinorUnits: $amountMinorUnits,
                currency: $currency,
                reasonCode: $reasonCode,
                feeCharged: $feeCharged,
            ),
            options: $options,
        );
    }

    /**
     * Receive a payment rail callback
     *
     * Takes what a payment rail says about an attempt. It needs no API key: the signature over the raw body
     * authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles a
     * payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not
     * known yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.
     *
     * @param string $railId The rail.
     * @param string $xCallbackTimestamp Unix seconds at which the sender signed.
     * @param string $xCallbackSignature `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}`
     *     with the secret that the sender and we share.
     * @param string $callbackId The sender's id of this message; a second message with it has no effect.
     * @param string $reference Our attempt.
     * @param \DateTimeInterface|string $occurredAt When it happened.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $providerReference The sender's reference of the payment.
     * @param int|Omit $amountMinorUnits Amount that was moved, in minor units; compared with ours.
     * @param string|Omit $currency ISO 4217 currency of the amount.
     * @param string|Omit $reasonCode The sender's reason.
     * @param Money|Omit $feeCharged What the sender charged.
     * @throws NjiaException
     */
    public function receiveRail(
        string $railId,
        string $xCallbackTimestamp,
        string $xCallbackSignature,
        string $callbackId,
        ProviderCallbackEvent|string $event,
        string $reference,
        \DateTimeInterface|string $occurredAt,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $providerReference = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $reasonCode = Omit::Value,
        Money|Omit $feeCharged = Omit::Value,
        ?RequestOptions $options = null,
    ): ProviderCallbackReceipt {
        return $this->api->call(
            CallbacksOperations::receiveRail(),
            [
                'path railId' => $railId,
                'header X-Callback-Timestamp' => $xCallbackTimestamp,
                'header X-Callback-Signature' => $xCallbackSignature,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ProviderCallbackRequest(
                callbackId: $callbackId,
                event: $event,
                reference: $reference,
                occurredAt: $occurredAt,
                providerReference: $providerReference,
                amountMinorUnits: $amountMinorUnits,
                currency: $currency,
                reasonCode: $reasonCode,
                feeCharged: $feeCharged,
            ),
            options: $options,
        );
    }
}
