<?php

declare(strict_types=1);

namespace Driver;

use Njia\Exception;
use Njia\ResponseMeta;

/**
 * The SDK's metadata and errors in the words of the protocol.
 */
final class Facts
{
    /**
     * @return ?array<string, mixed>
     */
    public static function meta(?ResponseMeta $meta): ?array
    {
        if ($meta === null) {
            return null;
        }
        $limit = $meta->rateLimit;
        $notice = $meta->deprecation;
        $links = [];
        foreach ($notice?->links ?? [] as $relation => $target) {
            $links[] = "{$relation}={$target}";
        }
        return [
            'status' => $meta->status,
            'headers' => (object) $meta->headers->toArray(),
            'requestId' => $meta->requestId,
            'rateLimit' => $limit === null
                ? null
                : ['limit' => $limit->limit, 'remaining' => $limit->remaining, 'resetS' => $limit->reset],
            'attempts' => $meta->attempts,
            'latencyMs' => $meta->latency * 1000,
            'idempotencyKey' => $meta->idempotencyKey,
            'replayed' => $meta->replayed,
            'deprecation' => $notice === null ? null : [
                'deprecation' => $notice->since === null ? null : (string) $notice->since,
                'sunset' => $notice->sunset,
                'link' => $links === [] ? null : implode(' ', $links),
            ],
        ];
    }

    /**
     * @return array<string, mixed>
     */
    public static function failure(\Throwable $error): array
    {
        $own = $error instanceof Exception\NjiaException ? $error : null;
        $fields = [];
        foreach ($own?->fieldErrors ?? [] as $field) {
            $fields[] = ['pointer' => $field->pointer ?: null, 'code' => $field->code ?: null];
        }
        return [
            'class' => self::nameOf($error),
            'message' => $error->getMessage(),
            'status' => $own?->status,
            'code' => $own?->errorCode,
            'fieldErrors' => $fields,
            'requestId' => $own?->requestId,
            'attempts' => $own?->attempts,
            'idempotencyKey' => $own?->idempotencyKey,
            'retryAfterMs' => $own?->retryAfter === null || is_infinite($own->retryAfter) ? null : $own->retryAfter * 1000,
            'retryable' => $own?->retryable,
            'outcome' => $own?->outcome->value,
            'rawBody' => $own?->rawBody,
            'decodePath' => $error instanceof Exception\DecodingException ? $error->path : null,
            'cursor' => $own?->cursor === null ? null : (string) $own->cursor,
        ];
    }

    private static function nameOf(\Throwable $error): string
    {
        if (!$error instanceof Exception\NjiaException) {
            return 'Argument';
        }
        $name = substr(strrchr($error::class, '\\') ?: '', 1, -strlen('Exception'));
        return $name === 'Njia' ? 'Api' : $name;
    }
}
