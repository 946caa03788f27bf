<?php

declare(strict_types=1);

namespace Driver;

use Njia\Exception\{DecodingException, NjiaException};
use Njia\Internal\RawNumber;
use Njia\{Page, ResponseMeta};

/** Arguments from the pipe: what is no string, boolean, list or object travels tagged. */
function untag(mixed $value): mixed
{
    if (!$value instanceof \stdClass) {
        return is_array($value) ? array_map(untag(...), $value) : $value;
    }
    $members = get_object_vars($value);
    $text = reset($members);
    return match (count($members) === 1 ? (string) key($members) : '') {
        '$null' => null,
        '$i64' => filter_var($text, FILTER_VALIDATE_INT) === false ? (float) $text : (int) $text,
        '$f64' => ['nan' => NAN, 'inf' => INF, 'infinity' => INF][strtolower($text)] ?? (float) $text,
        '$dec', '$ts', '$date', '$bytes', '$enum' => $text,
        default => (object) array_map(untag(...), $members),
    };
}

/** Results to the pipe. */
function tag(mixed $value): mixed
{
    return match (true) {
        $value === null => ['$null' => 1],
        is_int($value) => ['$i64' => (string) $value],
        is_float($value) => ['$f64' => var_export($value, true)],
        $value instanceof RawNumber => [strpbrk($value->text, '.eE') ? '$f64' : '$i64' => $value->text],
        is_array($value) => array_map(tag(...), $value),
        $value instanceof \stdClass => (object) array_map(tag(...), get_object_vars($value)),
        default => $value,
    };
}

/** The SDK's own serialisation of a result: what it gives back is what the server sent, or it lost something. */
function wire(mixed $value): mixed
{
    return match (true) {
        $value instanceof Page => wire($value->body),
        is_object($value) && method_exists($value, 'toWire') => $value->toWire(),
        $value instanceof \BackedEnum => $value->value,
        $value instanceof \JsonSerializable => $value->jsonSerialize(),
        $value instanceof \Traversable => array_map(wire(...), iterator_to_array($value, false)),
        default => is_array($value) ? array_map(wire(...), $value) : $value,
    };
}

function metaFacts(?ResponseMeta $meta): ?array
{
    [$limit, $notice, $links] = [$meta?->rateLimit, $meta?->deprecation, []];
    foreach ($notice?->links ?? [] as $relation => $target) {
        $links[] = "{$relation}={$target}";
    }
    return $meta === null ? null : [
        ...array_diff_key(get_object_vars($meta), ['latency' => 1]),
        'headers' => (object) $meta->headers->toArray(),
        'rateLimit' => $limit ? ['limit' => $limit->limit, 'remaining' => $limit->remaining, 'resetS' => $limit->reset] : null,
        'latencyMs' => $meta->latency * 1000,
        'deprecation' => $notice === null ? null : ['sunset' => $notice->sunset, 'link' => implode(' ', $links) ?: null,
            'deprecation' => $notice->since === null ? null : (string) $notice->since],
    ];
}

function failureFacts(\Throwable $error): array
{
    $own = $error instanceof NjiaException ? $error : null;
    $name = substr((new \ReflectionClass($error))->getShortName(), 0, -strlen('Exception'));
    $facts = ['class' => $own === null ? 'Argument' : ['Njia' => 'Api'][$name] ?? $name, 'message' => $error->getMessage()];
    foreach (['status', 'requestId', 'attempts', 'idempotencyKey', 'retryable', 'rawBody'] as $same) {
        $facts[$same] = $own?->{$same};
    }
    $field = static fn (object $one): array => ['pointer' => $one->pointer ?: null, 'code' => $one->code ?: null];
    return $facts + [
        'code' => $own?->errorCode,
        'fieldErrors' => array_map($field, $own->fieldErrors ?? []),
        'retryAfterMs' => in_array($own?->retryAfter, [null, INF], true) ? null : $own->retryAfter * 1000,
        'outcome' => $own?->outcome->value,
        'decodePath' => $error instanceof DecodingException ? $error->path : null,
        'cursor' => $own?->cursor === null ? null : (string) $own->cursor,
    ];
}

function text(mixed $subject, string $as): string
{
    ob_start();
    match ($as) {
        'type' => print(get_debug_type($subject)),
        'json' => print(json_encode($subject, JSON_PARTIAL_OUTPUT_ON_ERROR)),
        'debug' => var_dump($subject, (array) $subject) . var_export(array_keys((array) $subject)),
        default => print(print_r($subject, true) . ($subject instanceof \Throwable ? $subject : '')),
    };
    return (string) ob_get_clean();
}
