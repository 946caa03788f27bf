<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\EmptyResult;
use Njia\EventStream;
use Njia\Model;
use Njia\ResponseMeta;
use Njia\Transport\HttpResponse;
use Njia\Transport\ResponseStream;
use Njia\Transport\WholeStream;
use Njia\Value;

/**
 * @internal a success as the value that the caller gets
 */
final class ResultReader
{
    /**
     * @throws Mismatch
     */
    public static function read(Operation $operation, HttpResponse $response, ResponseMeta $meta): object
    {
        $returns = $operation->returns($response->status);
        if ($returns === null) {
            $reason = "status {$response->status} is not described for {$operation->id}";
            throw new Mismatch($reason, '$');
        }
        if ($returns->isStream()) {
            return self::stream($returns, new WholeStream($response), $meta);
        }
        $value = self::value($returns, $response->body);
        MetaStore::put($value, $meta);
        return $value;
    }

    /**
     * @return EventStream<mixed>
     */
    public static function stream(Returns $returns, ResponseStream $source, ResponseMeta $meta): EventStream
    {
        return new EventStream($source, new EventReader($returns->kind === 'sse', $returns->codec), $meta);
    }

    private static function value(Returns $returns, string $text): object
    {
        if ($returns->kind === 'nothing') {
            return new EmptyResult();
        }
        if (in_array($returns->kind, ['text', 'octets'], true)) {
            return new Value($text, $text);
        }
        if ($text === '') {
            throw new Mismatch('the body is empty, JSON is expected', '$');
        }
        return self::decoded($returns, self::json($text));
    }

    private static function decoded(Returns $returns, mixed $wire): object
    {
        return self::wrapped($returns->codec === null ? $wire : $returns->codec->decode($wire, '$', false), $wire);
    }

    /** What is no object of ours needs one that carries the metadata. */
    private static function wrapped(mixed $value, mixed $wire): object
    {
        return $value instanceof Model || $value instanceof UnknownVariant ? $value : new Value($value, $wire);
    }

    private static function json(string $text): mixed
    {
        try {
            return Json::decode($text);
        } catch (JsonError $error) {
            throw new Mismatch($error->getMessage(), '$');
        }
    }
}
