<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\EmptyResult;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\ChangeLogChannel;
use Njia\Model\ChangeLogConfirmRequest;
use Njia\Model\ChangeLogFilterInput;
use Njia\Model\ChangeLogSubscription;
use Njia\Model\ChangeLogSubscriptionRequest;
use Njia\Omit;
use Njia\Operation\ChangelogSubscriptionsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * What changed in the API, what will change, and whom it affects.
 */
final readonly class ChangelogSubscriptions
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Confirm an e-mail address
     *
     * Confirms that the owner of the address wants the notices, with the token of the confirmation e-mail. It
     * needs no key. The token works for 7 days; confirming twice changes nothing.
     *
     * @param string $id Id of the subscription.
     * @param string $token Token from the e-mail.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function confirm(
        string $id,
        #[\SensitiveParameter] string $token,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): ChangeLogSubscription {
        return $this->api->call(
            ChangelogSubscriptionsOperations::confirm(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ChangeLogConfirmRequest(
                token: $token,
            ),
            options: $options,
        );
    }

    /**
     * Subscribe to changes
     *
     * Subscribes to notices of changes by e-mail, to a URL, or as `changelog.*` events to your webhook
     * endpoints. With `onlyAffectingMe` you hear only of things that you used in the last 30 days, with the
     * numbers. An e-mail address starts as `pending_confirmation` until its owner confirms. A URL that is not
     * allowed is 400 `webhook_url_not_allowed`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $target E-mail address or https URL; required for `email` and `webhook`, not
     *     allowed for `webhook_event`.
     * @throws NjiaException
     */
    public function create(
        ChangeLogChannel|string $channel,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $target = Omit::Value,
        ChangeLogFilterInput|Omit $filter = Omit::Value,
        ?RequestOptions $options = null,
    ): ChangeLogSubscription {
        return $this->api->call(
            ChangelogSubscriptionsOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ChangeLogSubscriptionRequest(
                channel: $channel,
                target: $target,
                filter: $filter,
            ),
            options: $options,
        );
    }

    /**
     * End a subscription
     *
     * Ends a subscription; nothing more is sent. It stays readable with the status `unsubscribed`. Ending it
     * again changes nothing.
     *
     * @param string $id Id of the subscription.
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
            ChangelogSubscriptionsOperations::delete(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get a subscription
     *
     * Returns one subscription of this tenant. One of another tenant is 404.
     *
     * @param string $id Id of the subscription.
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
    ): ChangeLogSubscription {
        return $this->api->call(
            ChangelogSubscriptionsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List subscriptions
     *
     * Returns the subscriptions of this tenant to notices of changes, newest first, ended ones too.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<ChangeLogSubscription>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            ChangelogSubscriptionsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
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
     * Unsubscribe by link
     *
     * Ends a subscription with the token of any of its e-mails. Mail programs call it for one-click
     * unsubscribing (RFC 8058), so the token is in the query and a body is ignored. It needs no key. Doing it
     * twice changes nothing.
     *
     * @param string $id Id of the subscription.
     * @param string $token Token from the e-mail.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function unsubscribe(
        string $id,
        #[\SensitiveParameter] string $token,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): ChangeLogSubscription {
        return $this->api->call(
            ChangelogSubscriptionsOperations::unsubscribe(),
            [
                'path id' => $id,
                'query token' => $token,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
