<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\ErrorType;
use Njia\Model\ExportEnvironment;
use Njia\Model\ExportPart;
use Njia\Model\LanguageTag;
use Njia\Omit;
use Njia\Operation\DocumentationOperations;
use Njia\Page;
use Njia\RequestOptions;
use Njia\Value;

/**
 * This description, exports, the error catalogue and pages.
 */
final readonly class Documentation
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Export an Insomnia workspace
     *
     * The operations as an Insomnia export (format 4) with a sandbox and, unless `env` says otherwise, a live
     * environment. Order, captured ids and empty secrets are those of the Postman export. Equal options give
     * identical bytes.
     *
     * @param list<string>|Omit $tags Comma-separated tags; only their operations are exported.
     * @param string|Omit $journey Name of a journey of the playground; only its steps are exported, in its
     *     order.
     * @param ExportEnvironment|string|Omit $env Environments to export; left out, both.
     * @param string|Omit $baseUrl Origin that the requests go to; left out, the origin that answers.
     * @param bool|Omit $tests Whether requests carry tests of status, headers and body.
     * @param bool|Omit $deprecated Whether deprecated operations are exported as well.
     * @param ExportPart|string|Omit $part Part to export.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @return Value<array<string, mixed>>
     * @throws NjiaException
     */
    public function exportInsomnia(
        array|Omit $tags = Omit::Value,
        string|Omit $journey = Omit::Value,
        ExportEnvironment|string|Omit $env = Omit::Value,
        string|Omit $baseUrl = Omit::Value,
        bool|Omit $tests = Omit::Value,
        bool|Omit $deprecated = Omit::Value,
        ExportPart|string|Omit $part = Omit::Value,
        string|Omit $acceptLanguage = Omit::Value,
        ?RequestOptions $options = null,
    ): Value {
        return $this->api->call(
            DocumentationOperations::exportInsomnia(),
            [
                'query tags' => $tags,
                'query journey' => $journey,
                'query env' => $env,
                'query baseUrl' => $baseUrl,
                'query tests' => $tests,
                'query deprecated' => $deprecated,
                'query part' => $part,
                'header Accept-Language' => $acceptLanguage,
            ],
            options: $options,
        );
    }

    /**
     * Export a Postman collection
     *
     * The operations as a Postman collection (format 2.1), or the environment that belongs to it with
     * `part=environment`. Requests come in an order that runs green from top to bottom: login first, ids
     * captured from earlier answers, destructive calls last. Secrets are empty variables. Equal options give
     * identical bytes, so a new import updates the old one.
     *
     * @param list<string>|Omit $tags Comma-separated tags; only their operations are exported.
     * @param string|Omit $journey Name of a journey of the playground; only its steps are exported, in its
     *     order.
     * @param ExportEnvironment|string|Omit $env Environments to export; left out, both.
     * @param string|Omit $baseUrl Origin that the requests go to; left out, the origin that answers.
     * @param bool|Omit $tests Whether requests carry tests of status, headers and body.
     * @param bool|Omit $deprecated Whether deprecated operations are exported as well.
     * @param ExportPart|string|Omit $part Part to export.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @return Value<array<string, mixed>>
     * @throws NjiaException
     */
    public function exportPostman(
        array|Omit $tags = Omit::Value,
        string|Omit $journey = Omit::Value,
        ExportEnvironment|string|Omit $env = Omit::Value,
        string|Omit $baseUrl = Omit::Value,
        bool|Omit $tests = Omit::Value,
        bool|Omit $deprecated = Omit::Value,
        ExportPart|string|Omit $part = Omit::Value,
        string|Omit $acceptLanguage = Omit::Value,
        ?RequestOptions $options = null,
    ): Value {
        return $this->api->call(
            DocumentationOperations::exportPostman(),
            [
                'query tags' => $tags,
                'query journey' => $journey,
                'query env' => $env,
                'query baseUrl' => $baseUrl,
                'query tests' => $tests,
                'query deprecated' => $deprecated,
                'query part' => $part,
                'header Accept-Language' => $acceptLanguage,
            ],
            options: $options,
        );
    }

    /**
     * Read the API description
     *
     * One address for people and programs: a browser gets the interactive reference, everything else this
     * OpenAPI 3.0 document as JSON, or as YAML when `Accept` asks for it. An `Accept` header that none of them
     * satisfies answers 406. Each form has a strong `ETag`; send it back as `If-None-Match` to get 304 when
     * nothing has changed.
     *
     * @param string|Omit $version A kept release of the description, such as 2.3.1.
     * @param LanguageTag|string|Omit $lang Language of the texts; overrides `Accept-Language`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $ifNoneMatch `ETag` of the form that you have; answers 304 when it is still the
     *     present one.
     * @return Value<array<string, mixed>>
     * @throws NjiaException
     */
    public function retrieve(
        string|Omit $version = Omit::Value,
        LanguageTag|string|Omit $lang = Omit::Value,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $ifNoneMatch = Omit::Value,
        ?RequestOptions $options = null,
    ): Value {
        return $this->api->call(
            DocumentationOperations::retrieve(),
            [
                'query version' => $version,
                'query lang' => $lang,
                'header Accept-Language' => $acceptLanguage,
                'header If-None-Match' => $ifNoneMatch,
            ],
            options: $options,
        );
    }

    /**
     * Read the API description as JSON
     *
     * This OpenAPI 3.0 document as one JSON file, whatever `Accept` says. Made for generators and for tools
     * that cannot set headers.
     *
     * @param string|Omit $version A kept release of the description, such as 2.3.1.
     * @param LanguageTag|string|Omit $lang Language of the texts; overrides `Accept-Language`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $ifNoneMatch `ETag` of the form that you have; answers 304 when it is still the
     *     present one.
     * @return Value<array<string, mixed>>
     * @throws NjiaException
     */
    public function retrieveJson(
        string|Omit $version = Omit::Value,
        LanguageTag|string|Omit $lang = Omit::Value,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $ifNoneMatch = Omit::Value,
        ?RequestOptions $options = null,
    ): Value {
        return $this->api->call(
            DocumentationOperations::retrieveJson(),
            [
                'query version' => $version,
                'query lang' => $lang,
                'header Accept-Language' => $acceptLanguage,
                'header If-None-Match' => $ifNoneMatch,
            ],
            options: $options,
        );
    }

    /**
     * Read the API description as YAML
     *
     * This OpenAPI 3.0 document as one YAML file, whatever `Accept` says. It says the same as the JSON form.
     *
     * @param string|Omit $version A kept release of the description, such as 2.3.1.
     * @param LanguageTag|string|Omit $lang Language of the texts; overrides `Accept-Language`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $ifNoneMatch `ETag` of the form that you have; answers 304 when it is still the
     *     present one.
     * @return Value<string>
     * @throws NjiaException
     */
    public function retrieveYaml(
        string|Omit $version = Omit::Value,
        LanguageTag|string|Omit $lang = Omit::Value,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $ifNoneMatch = Omit::Value,
        ?RequestOptions $options = null,
    ): Value {
        return $this->api->call(
            DocumentationOperations::retrieveYaml(),
            [
                'query version' => $version,
                'query lang' => $lang,
                'header Accept-Language' => $acceptLanguage,
                'header If-None-Match' => $ifNoneMatch,
            ],
            options: $options,
        );
    }

    /**
     * Explain an error
     *
     * Explains one error code. This is the address in `type` of every problem, so it can be opened straight
     * from an error message. An unknown code answers 404.
     *
     * @param string $code The error code.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @throws NjiaException
     */
    public function retrieveError(
        string $code,
        string|Omit $acceptLanguage = Omit::Value,
        ?RequestOptions $options = null,
    ): ErrorType {
        return $this->api->call(
            DocumentationOperations::retrieveError(),
            [
                'path code' => $code,
                'header Accept-Language' => $acceptLanguage,
            ],
            options: $options,
        );
    }

    /**
     * List the kinds of errors
     *
     * The catalogue of error codes in alphabetical order: status, whether the same request may succeed later,
     * meaning and cure, and the members that the problem carries besides the common ones. Texts follow
     * `Accept-Language`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @return Page<ErrorType>
     * @throws NjiaException
     */
    public function listErrors(
        string|Omit $acceptLanguage = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            DocumentationOperations::listErrors(),
            [
                'header Accept-Language' => $acceptLanguage,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
            ],
            options: $options,
        );
    }
}
