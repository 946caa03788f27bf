<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Delivery;
use Njia\Model\DeliveryStatus;
use Njia\Model\EventType;
use Njia\Omit;
use Njia\Operation\WebhookDeliveriesOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Endpoints that receive events, and the deliveries to them.
 */
final readonly class WebhookDeliveries
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Get a delivery
     *
     * Returns one delivery with all its attempts: when, how long, which answer. `nextAttemptAt` tells when the
     * next attempt is due.
     *
     * @param string $id Id of the delivery.
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
    ): Delivery {
        return $this->api->call(
            WebhookDeliveriesOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List deliveries of an endpoint
     *
     * Returns the deliveries to one endpoint with their attempts, newest first. Use it to see why a receiver
     * misses events. Deliveries are kept for 90 days.
     *
     * @param string $id Id of the webhook endpoint.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param DeliveryStatus|string|Omit $status Only deliveries in this state.
     * @param string|Omit $eventId Only deliveries of this event.
     * @param EventType|string|Omit $eventType Only deliveries of events of this type.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<Delivery>
     * @throws NjiaException
     */
    public function list(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        DeliveryStatus|string|Omit $status = Omit::Value,
        string|Omit $eventId = Omit::Value,
        EventType|string|Omit $eventType = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            WebhookDeliveriesOperations::list(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query status' => $status,
                'query eventId' => $eventId,
                'query eventType' => $eventType,
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
     * Retry a delivery
     *
     * Makes a finished delivery pending again, due at once, with a fresh ladder of attempts. It works for
     * failed and for succeeded deliveries. A delivery that is pending or under way answers 409
     * `invalid_state_transition`.
     *
     * @param string $id Id of the delivery.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retry(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Delivery {
        return $this->api->call(
            WebhookDeliveriesOperations::retry(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
