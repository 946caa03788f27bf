<?php

declare(strict_types=1);

namespace Driver;

use Njia\Exception\NjiaException;
use Njia\Internal\Mismatch;
use Njia\Webhook\{Signer, UnknownEvent, Webhooks};
use Njia\{Cancellation, EventStream, Page, RequestOptions, WebhookEvents};

require __DIR__ . '/../../../sdks/php/autoload.php';
foreach (['pipe', 'wire', 'session'] as $part) {
    require __DIR__ . "/{$part}.php";
}
const CAPABILITIES = 'retries virtual-clock hooks webhooks pagination cancel inspect timeouts int64 parallel bounded-integers sockets logs';

function answer(\stdClass $request, Session $session): array
{
    return match ($request->cmd) {
        'hello' => ['type' => 'hello', 'sdk' => 'njia', 'language' => 'php', 'version' => '2.4.0',
            'runtime' => 'php ' . PHP_VERSION, 'ops' => array_keys($session->operations), 'caps' => explode(' ', CAPABILITIES)],
        'open' => ['type' => 'opened', 'handle' => $session->open($request)],
        'call' => call($request, $session),
        'iterate' => iterate($request, $session),
        'unwrap' => unwrap($request),
        'sign' => ['type' => 'signed', 'headers' => Signer::sign(base64_decode($request->payload), $request->secret,
            $request->webhookId, intdiv((int) $request->nowMs, 1000))],
        'inspect' => ['type' => 'text', 'text' => text($request->of === 'client'
            ? $session->clients[$request->handle] : $session->ended[$request->call], $request->as)],
        'close' => ['type' => 'closed', ...$session->close($request->handle)],
        default => ['type' => 'unsupported', 'reason' => "unknown command {$request->cmd}"],
    };
}

function invoke(\stdClass $request, Session $session): object
{
    [$chain, $method, $operation, $record, $places] = $session->operations[$request->op];
    $resource = array_reduce($chain, static fn ($at, $name) => $at->{$name}, $session->clients[$request->handle]);
    [$args, $given, $codecs] = [untag($request->args), [], []];
    foreach ($operation()->params as $param) {
        $codecs["{$param->in} {$param->wire}"] = $param->codec;
    }
    foreach ($places as [$place, $wire, $name]) {
        [$from, $key] = $place === 'body' && $wire === '' ? [$args, 'body'] : [$args->{$place} ?? null, $wire];
        if ($from instanceof \stdClass && property_exists($from, $key)) {
            $codec = $codecs["{$place} {$wire}"] ?? ($record === null ? $operation()->body->codec : $record::shape()->byWire[$wire]->codec);
            try {
                $given[$name] = $codec->decode($from->{$key}, '$', false);
            } catch (Mismatch) {
                $given[$name] = $from->{$key}; // a wrong argument: the SDK is to refuse it
            }
            unset($from->{$key});
        }
    }
    // What the description does not know is passed on, so that the SDK refuses it.
    $rest = $record !== null && ($args->body ?? null) instanceof \stdClass ? get_object_vars($args->body) : [];
    return $resource->{$method}(...$given, ...$rest, options: new RequestOptions(
        ...array_intersect_key(get_object_vars($request->opts), ['idempotencyKey' => 1, 'maxRetries' => 1]),
        ...seconds($request->opts, 'timeout', 'deadline', 'maxRetryAfter'),
        headers: get_object_vars($request->opts->headers ?? new \stdClass()),
        cancellation: new Cancellation(static fn (): bool => $session->pipe->signal($request->id, false) === 'cancel'),
    ));
}

function call(\stdClass $request, Session $session): array
{
    $value = $session->ended[$request->id] = invoke($request, $session);
    return ['type' => 'ok', 'value' => tag(wire($value)), 'meta' => metaFacts($value->meta())];
}

function iterate(\stdClass $request, Session $session): array
{
    $page = invoke($request, $session);
    foreach ($page instanceof EventStream ? $page : [] as $index => $value) {
        $session->pipe->reply($request->id, ['type' => 'item', 'value' => tag(wire($value))]);
        if ($index + 1 === ($request->stopAfter ?? 0)) {
            break;
        }
    }
    if ($page instanceof EventStream) {
        $page->close();
        return ['type' => 'end', 'resumeCursor' => null];
    }
    for ($left = $request->stopAfter ?? PHP_INT_MAX; $page instanceof Page; $page = $page->nextPage() ?? $page) {
        foreach (array_slice($page->items, 0, $left) as $item) {
            $session->pipe->reply($request->id, ['type' => 'item', 'value' => tag(wire($item))]);
        }
        $left -= count($page->items);
        if ($left <= 0 || !$page->hasNext()) {
            break;
        }
    }
    return ['type' => 'end', 'resumeCursor' => $page->nextCursor === null ? null : (string) $page->nextCursor];
}

function unwrap(\stdClass $request): array
{
    $event = (new Webhooks(WebhookEvents::table()))->unwrap(base64_decode($request->payload),
        get_object_vars($request->headers), $request->secrets, (float) $request->toleranceS, $request->nowMs / 1000);
    return ['type' => 'event', 'event' => tag(wire($event)), 'known' => !$event instanceof UnknownEvent];
}

function serve(\stdClass $request, Session $session): void
{
    $session->call = $request->id;
    try {
        $session->pipe->reply($request->id, answer($request, $session));
    } catch (NjiaException | \Error $error) {
        if (!$error instanceof NjiaException && preg_match('/argument|parameter/i', $error->getMessage()) !== 1) {
            throw $error; // a bug of the SDK or of this driver: the runner sees a crash
        }
        $session->ended[$request->id] = $error;
        $session->pipe->reply($request->id, ['type' => 'err', 'error' => failureFacts($error)]);
    }
}

$session = new Session(new Pipe(STDIN), require __DIR__ . '/generated/dispatch.php');
while (($request = $session->pipe->next()) !== null && $request->cmd !== 'stop') {
    $second = $request->cmd === 'call' ? $session->pipe->next(0.003) : null;
    if ($second?->cmd === 'call') {
        $session->parallel([$request, $second]);
        continue;
    }
    $second === null || $session->pipe->unread($second);
    if (!in_array($request->cmd, ['wake', 'cancel'], true)) { // those are for calls that have ended meanwhile
        serve($request, $session);
    }
}
