<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\LanguageTag;
use Njia\Model\Widget;
use Njia\Model\WidgetConfigInput;
use Njia\Model\WidgetKind;
use Njia\Model\WidgetRequest;
use Njia\Model\WidgetSession;
use Njia\Model\WidgetStatus;
use Njia\Model\WidgetThemeInput;
use Njia\Model\WidgetUpdateRequest;
use Njia\Omit;
use Njia\Operation\WidgetsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Widgets for your own pages, and the calls that they make.
 */
final readonly class Widgets
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Create a widget
     *
     * Makes a payment, balance or identity form for your own pages, with a first session. The answer holds the
     * HTML to embed and, once, the client token of the session; the HTML never holds a token. A repeat with the
     * same key answers with `clientToken: null`. Only pages at `allowedOrigins` can show the widget.
     *
     * @param list<string> $allowedOrigins Pages that may embed the widget: https, in test mode also
     *     `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $customerId Customer whom its payments or assessments belong to.
     * @param LanguageTag|string|Omit $locale Language; the visitor's if absent.
     * @param int|Omit $sessionTtlSeconds How long a session lives, in seconds.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
        WidgetKind|string $kind,
        array $allowedOrigins,
        WidgetConfigInput $config,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $customerId = Omit::Value,
        LanguageTag|string|Omit $locale = Omit::Value,
        WidgetThemeInput|Omit $theme = Omit::Value,
        int|float|Omit $sessionTtlSeconds = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): Widget {
        return $this->api->call(
            WidgetsOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new WidgetRequest(
                kind: $kind,
                allowedOrigins: $allowedOrigins,
                config: $config,
                customerId: $customerId,
                locale: $locale,
                theme: $theme,
                sessionTtlSeconds: $sessionTtlSeconds,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Create a widget session
     *
     * Makes a session for one visitor or page load and shows its client token, once. Give the token to the page
     * as a property, never in a link. A session yields at most one completed payment or assessment. A disabled
     * widget is 409 `invalid_state_transition`.
     *
     * @param string $id Id of the widget.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function createSession(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): WidgetSession {
        return $this->api->call(
            WidgetsOperations::createSession(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Disable a widget
     *
     * Disables a widget and ends its open sessions; payments under way go on. It stays readable. Disabling it
     * again changes nothing.
     *
     * @param string $id Id of the widget.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function disable(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Widget {
        return $this->api->call(
            WidgetsOperations::disable(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get a widget
     *
     * Returns one widget. `session` is null: tokens are shown only once. One of another tenant or mode is 404.
     *
     * @param string $id Id of the widget.
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
    ): Widget {
        return $this->api->call(
            WidgetsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List widgets
     *
     * Returns the widgets of this tenant and mode, newest first. Sessions and tokens are not part of it.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param WidgetKind|string|Omit $kind Only widgets of this kind.
     * @param WidgetStatus|string|Omit $status Only widgets in this state.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<Widget>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        WidgetKind|string|Omit $kind = Omit::Value,
        WidgetStatus|string|Omit $status = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            WidgetsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query kind' => $kind,
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
     * Change a widget
     *
     * Changes the members that are given. The kind and the customer stay. Sessions that are open keep what they
     * started with, except for the allowed origins, which count at once.
     *
     * @param string $id Id of the widget.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $allowedOrigins Pages that may embed the widget: https, in test mode also
     *     `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
     * @param LanguageTag|string|Omit|null $locale Language; null for the visitor's.
     * @param int|Omit $sessionTtlSeconds How long a session lives, in seconds.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function update(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $allowedOrigins = Omit::Value,
        LanguageTag|string|Omit|null $locale = Omit::Value,
        WidgetThemeInput|Omit $theme = Omit::Value,
        int|float|Omit $sessionTtlSeconds = Omit::Value,
        WidgetConfigInput|Omit $config = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): Widget {
        return $this->api->call(
            WidgetsOperations::update(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new WidgetUpdateRequest(
                allowedOrigins: $allowedOrigins,
                locale: $locale,
                theme: $theme,
                sessionTtlSeconds: $sessionTtlSeconds,
                config: $config,
                metadata: $metadata,
            ),
            options: $options,
        );
    }
}
