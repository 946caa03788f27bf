<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\ErrorType;
use Njia\Model\ErrorTypeList;
use Njia\Model\ExportEnvironment;
use Njia\Model\ExportPart;
use Njia\Model\LanguageTag;
use Njia\Page;
use Njia\Value;

/**
 * How the operations of documentation travel.
 *
 * @internal
 */
final class DocumentationOperations
{
    /**
     * @return Operation<Value<array<string, mixed>>>
     */
    public static function exportInsomnia(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'exportInsomniaCollection',
            'GET',
            '/api/docs/export/insomnia',
            params: [
                new Param('query', 'tags', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'journey', new Codec\TextCodec()),
                new Param('query', 'env', new Codec\EnumCodec(ExportEnvironment::class)),
                new Param('query', 'baseUrl', new Codec\TextCodec()),
                new Param('query', 'tests', new Codec\BoolCodec()),
                new Param('query', 'deprecated', new Codec\BoolCodec()),
                new Param('query', 'part', new Codec\EnumCodec(ExportPart::class)),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\MapCodec(new Codec\AnyCodec())),
            ],
        );
    }

    /**
     * @return Operation<Value<array<string, mixed>>>
     */
    public static function exportPostman(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'exportPostmanCollection',
            'GET',
            '/api/docs/export/postman',
            params: [
                new Param('query', 'tags', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'journey', new Codec\TextCodec()),
                new Param('query', 'env', new Codec\EnumCodec(ExportEnvironment::class)),
                new Param('query', 'baseUrl', new Codec\TextCodec()),
                new Param('query', 'tests', new Codec\BoolCodec()),
                new Param('query', 'deprecated', new Codec\BoolCodec()),
                new Param('query', 'part', new Codec\EnumCodec(ExportPart::class)),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\MapCodec(new Codec\AnyCodec())),
            ],
        );
    }

    /**
     * @return Operation<Value<array<string, mixed>>>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getApiDescription',
            'GET',
            '/api/docs',
            params: [
                new Param('query', 'version', new Codec\TextCodec()),
                new Param('query', 'lang', new Codec\EnumCodec(LanguageTag::class)),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'If-None-Match', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\MapCodec(new Codec\AnyCodec())),
            ],
        );
    }

    /**
     * @return Operation<Value<array<string, mixed>>>
     */
    public static function retrieveJson(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getApiDescriptionJson',
            'GET',
            '/api/docs.json',
            params: [
                new Param('query', 'version', new Codec\TextCodec()),
                new Param('query', 'lang', new Codec\EnumCodec(LanguageTag::class)),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'If-None-Match', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\MapCodec(new Codec\AnyCodec())),
            ],
        );
    }

    /**
     * @return Operation<Value<string>>
     */
    public static function retrieveYaml(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getApiDescriptionYaml',
            'GET',
            '/api/docs.yaml',
            params: [
                new Param('query', 'version', new Codec\TextCodec()),
                new Param('query', 'lang', new Codec\EnumCodec(LanguageTag::class)),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'If-None-Match', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('text'),
            ],
        );
    }

    /**
     * @return Operation<ErrorType>
     */
    public static function retrieveError(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getErrorType',
            'GET',
            '/errors/{code}',
            params: [
                new Param('path', 'code', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ErrorType::class)),
            ],
        );
    }

    /**
     * @return Operation<Page<ErrorType>>
     */
    public static function listErrors(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listErrorTypes',
            'GET',
            '/errors',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ErrorTypeList::class)),
            ],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }
}
