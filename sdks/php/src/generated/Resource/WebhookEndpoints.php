<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\EmptyResult;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Delivery;
use Njia\Model\EventReplay;
use Njia\Model\EventReplayRequest;
use Njia\Model\EventType;
use Njia\Model\WebhookEndpoint;
use Njia\Model\WebhookEndpointRequest;
use Njia\Model\WebhookEndpointStatus;
use Njia\Model\WebhookEndpointUpdateRequest;
use Njia\Model\WebhookOrdering;
use Njia\Model\WebhookPayloadFormat;
use Njia\Model\WebhookSignatureScheme;
use Njia\Model\WebhookTestRequest;
use Njia\Omit;
use Njia\Operation\WebhookEndpointsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Endpoints that receive events, and the deliveries to them.
 */
final readonly class WebhookEndpoints
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Create a webhook endpoint
     *
     * Registers a URL that receives events, at least once each, signed by the Standard Webhooks rules. The
     * answer shows the signing secret, once. Choose `ordering: per_resource` if events of one resource must
     * arrive in order. A URL that resolves to a private address is 400 `webhook_url_not_allowed`; an event that
     * does not exist is 400 `webhook_event_unknown`. Endpoints made under an API version before 2026-09-01
     * start with the deprecated flat payload.
     *
     * @param string $url Where to post events: https; in test mode also http to a loopback address.
     * @param list<string> $events Events to deliver: exact types, `payment.*`, or `*`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $description Your note.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Shape of the payload: `enveloped` unless you
     *     call with an API version before 2026-09-01.
     * @param string|Omit $apiVersion API version that shapes the payloads; the version of this request if
     *     absent.
     * @param WebhookSignatureScheme|string|Omit $signatureScheme How to sign; `hmac` if absent.
     * @param WebhookOrdering|string|Omit $ordering Whether to keep the order per resource; `none` if
     *     absent.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
        string $url,
        array $events,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $description = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
        string|Omit $apiVersion = Omit::Value,
        WebhookSignatureScheme|string|Omit $signatureScheme = Omit::Value,
        WebhookOrdering|string|Omit $ordering = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): WebhookEndpoint {
        return $this->api->call(
            WebhookEndpointsOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new WebhookEndpointRequest(
                url: $url,
                events: $events,
                description: $description,
                payloadFormat: $payloadFormat,
                apiVersion: $apiVersion,
                signatureScheme: $signatureScheme,
                ordering: $ordering,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Delete a webhook endpoint
     *
     * Deletes an endpoint. Deliveries that are pending become `skipped`; past ones stay readable for 90 days.
     * Deleting it again is 404.
     *
     * @param string $id Id of the webhook endpoint.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function delete(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): EmptyResult {
        return $this->api->call(
            WebhookEndpointsOperations::delete(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get a webhook endpoint
     *
     * Returns one endpoint with the state of its deliveries. The secret is null.
     *
     * @param string $id Id of the webhook endpoint.
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
    ): WebhookEndpoint {
        return $this->api->call(
            WebhookEndpointsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List webhook endpoints
     *
     * Returns the endpoints of this tenant and mode, newest first. Secrets are never shown again.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param WebhookEndpointStatus|string|Omit $status Only endpoints in this state.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<WebhookEndpoint>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        WebhookEndpointStatus|string|Omit $status = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            WebhookEndpointsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query status' => $status,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
            ],
            options: $options,
        );
    }

    /**
     * Deliver past events again
     *
     * Queues events of a period for this endpoint again: by default only those it never answered with 2xx.
     * Event ids stay the same, so a receiver that drops duplicates is safe. With `dryRun` it answers 200 with
     * the count and delivers nothing. A period that starts more than 90 days ago is 400.
     *
     * @param string $id Id of the webhook endpoint.
     * @param \DateTimeInterface|string $since From this time on; at most 90 days ago.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param \DateTimeInterface|string|Omit $until Up to this time; now if absent.
     * @param list<string>|Omit $types Only these; what the endpoint subscribes to if absent.
     * @param bool|Omit $onlyUndelivered Only events that this endpoint never answered with 2xx.
     * @param bool|Omit $dryRun Only count; deliver nothing.
     * @throws NjiaException
     */
    public function replayEvents(
        string $id,
        \DateTimeInterface|string $since,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        \DateTimeInterface|string|Omit $until = Omit::Value,
        array|Omit $types = Omit::Value,
        bool|Omit $onlyUndelivered = Omit::Value,
        bool|Omit $dryRun = Omit::Value,
        ?RequestOptions $options = null,
    ): EventReplay {
        return $this->api->call(
            WebhookEndpointsOperations::replayEvents(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new EventReplayRequest(
                since: $since,
                until: $until,
                types: $types,
                onlyUndelivered: $onlyUndelivered,
                dryRun: $dryRun,
            ),
            options: $options,
        );
    }

    /**
     * Rotate a signing secret
     *
     * Makes a new secret and shows it, once. For 24 hours deliveries carry two signatures, one with each
     * secret, so that receivers can change over without a gap. An answer that is lost cannot be read again:
     * rotate once more.
     *
     * @param string $id Id of the webhook endpoint.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function rotateSecret(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): WebhookEndpoint {
        return $this->api->call(
            WebhookEndpointsOperations::rotateSecret(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Send a test event
     *
     * Sends a sample event of any type to the endpoint, signed like a real one, enveloped or flat. Test events
     * are not part of the event log and have no effect on the endpoint's failure counts. Read the result in the
     * delivery.
     *
     * @param string $id Id of the webhook endpoint.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param EventType|string|Omit $eventType Type of the event; `webhook_endpoint.test` if absent.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Shape of this one payload; the endpoint's own
     *     if absent.
     * @throws NjiaException
     */
    public function sendTestEvent(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        EventType|string|Omit $eventType = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
        ?RequestOptions $options = null,
    ): Delivery {
        return $this->api->call(
            WebhookEndpointsOperations::sendTestEvent(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new WebhookTestRequest(
                eventType: $eventType,
                payloadFormat: $payloadFormat,
            ),
            options: $options,
        );
    }

    /**
     * Change a webhook endpoint
     *
     * Changes the members that are given. It is also how an endpoint moves from the flat payload to the
     * enveloped one, and how a disabled endpoint is enabled again. Deliveries that are pending go to the new
     * URL, in the new format.
     *
     * @param string $id Id of the webhook endpoint.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $url Where to post events: https; in test mode also http to a loopback address.
     * @param string|Omit|null $description Your note; null removes it.
     * @param list<string>|Omit $events Events to deliver: exact types, `payment.*`, or `*`.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Moves the endpoint to this payload shape, from
     *     the next delivery on.
     * @param string|Omit $apiVersion API version that shapes the payloads.
     * @param WebhookEndpointStatus|string|Omit $status Enables or disables the endpoint.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function update(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $url = Omit::Value,
        string|Omit|null $description = Omit::Value,
        array|Omit $events = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
        string|Omit $apiVersion = Omit::Value,
        WebhookOrdering|string|Omit $ordering = Omit::Value,
        WebhookEndpointStatus|string|Omit $status = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): WebhookEndpoint {
        return $this->api->call(
            WebhookEndpointsOperations::update(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new WebhookEndpointUpdateRequest(
                url: $url,
                description: $description,
                events: $events,
                payloadFormat: $payloadFormat,
                apiVersion: $apiVersion,
                ordering: $ordering,
                status: $status,
                metadata: $metadata,
            ),
            options: $options,
        );
    }
}
