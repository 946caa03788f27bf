<?php

declare(strict_types=1);

namespace Driver;

use Njia\Cancellation;
use Njia\Exception\NjiaException;
use Njia\Internal\Mismatch;
use Njia\Page;
use Njia\RequestOptions;
use Njia\Webhook\Signer;
use Njia\Webhook\UnknownEvent;
use Njia\Webhook\Webhooks;
use Njia\WebhookEvents;

require __DIR__ . '/../../../sdks/php/autoload.php';
foreach (['line_io', 'tagged', 'facts', 'session', 'seam'] as $part) {
    require __DIR__ . "/{$part}.php";
}

/**
 * The conformance driver of the PHP SDK: the runner's requests, made through the public API, one at a time.
 */
final class Main
{
    private const CAPABILITIES = [
        'retries', 'virtual-clock', 'hooks', 'webhooks', 'pagination', 'cancel', 'inspect', 'timeouts', 'int64',
    ];

    /** @var array<int, mixed> results and errors by call */
    private array $ended = [];

    /**
     * @param array<string, array{list<string>, string, \Closure, ?string, list<array{string, string, string}>}> $operations
     */
    public function __construct(
        private readonly LineIo $io,
        private readonly Session $session,
        private readonly array $operations,
    ) {
    }

    public function run(): void
    {
        while (($request = $this->io->next()) !== null && $request->cmd !== 'stop') {
            if (in_array($request->cmd, ['wake', 'cancel'], true)) {
                continue; // for a call that has ended in the meantime
            }
            $this->session->call = $request->id;
            try {
                $this->io->reply($request->id, $this->answer($request));
            } catch (NjiaException | \TypeError | \Error $error) {
                $isOwn = $error instanceof NjiaException || preg_match('/argument|parameter/i', $error->getMessage()) === 1;
                if (!$isOwn) {
                    throw $error; // a bug of the SDK or of this driver: the runner sees a crash
                }
                $this->ended[$request->id] = $error;
                $this->io->reply($request->id, ['type' => 'err', 'error' => Facts::failure($error)]);
            }
        }
    }

    /**
     * @return array<string, mixed>
     */
    private function answer(\stdClass $request): array
    {
        return match ($request->cmd) {
            'hello' => [
                'type' => 'hello',
                'sdk' => 'njia',
                'language' => 'php',
                'version' => '2.4.0',
                'runtime' => 'php ' . PHP_VERSION,
                'ops' => array_keys($this->operations),
                'caps' => self::CAPABILITIES,
            ],
            'open' => ['type' => 'opened', 'handle' => $this->session->open($request)],
            'call' => $this->call($request),
            'iterate' => $this->iterate($request),
            'unwrap' => $this->unwrap($request),
            'sign' => ['type' => 'signed', 'headers' => Signer::sign(
                (string) base64_decode($request->payload, true),
                $request->secret,
                $request->webhookId,
                intdiv((int) $request->nowMs, 1000),
            )],
            'inspect' => ['type' => 'text', 'text' => $this->text($request)],
            'close' => ['type' => 'closed', ...$this->session->close($request->handle)],
            default => ['type' => 'unsupported', 'reason' => "unknown command {$request->cmd}"],
        };
    }

    private function invoke(\stdClass $request): object
    {
        [$chain, $method, $operation, $record, $places] = $this->operations[$request->op];
        $resource = $this->session->clients[$request->handle];
        foreach ($chain as $name) {
            $resource = $resource->{$name};
        }
        $args = Tagged::untag($request->args);
        $given = [];
        foreach ($places as [$place, $wire, $name]) {
            $container = $place === 'body' && $wire === '' ? $args : ($args->{$place} ?? null);
            $key = $wire === '' ? 'body' : $wire;
            if ($container instanceof \stdClass && property_exists($container, $key)) {
                $codec = $this->codecOf($operation(), $record, $place, $wire);
                $given[$name] = self::decoded($codec, $container->{$key});
                unset($container->{$key});
            }
        }
        // What the description does not know is passed on, so that the SDK refuses it.
        $rest = $record !== null && ($args->body ?? null) instanceof \stdClass ? get_object_vars($args->body) : [];
        return $resource->{$method}(...$given, ...$rest, options: $this->options($request));
    }

    private function codecOf(object $operation, ?string $record, string $place, string $wire): ?object
    {
        if ($place === 'body') {
            return $record === null ? $operation->body?->codec : $record::shape()->byWire[$wire]->codec ?? null;
        }
        foreach ($operation->params as $param) {
            if ($param->in === $place && $param->wire === $wire) {
                return $param->codec;
            }
        }
        return null;
    }

    private static function decoded(?object $codec, mixed $value): mixed
    {
        try {
            return $codec === null ? $value : $codec->decode($value, '$', false);
        } catch (Mismatch) {
            return $value; // a wrong argument: the SDK is to refuse it
        }
    }

    private function options(\stdClass $request): RequestOptions
    {
        $options = [];
        foreach (['timeout', 'deadline', 'maxRetryAfter'] as $name) {
            if (isset($request->opts->{"{$name}Ms"})) {
                $options[$name] = $request->opts->{"{$name}Ms"} / 1000;
            }
        }
        foreach (['idempotencyKey', 'maxRetries'] as $name) {
            if (isset($request->opts->{$name})) {
                $options[$name] = $request->opts->{$name};
            }
        }
        $options['headers'] = get_object_vars($request->opts->headers ?? new \stdClass());
        $options['cancellation'] = new Cancellation(fn (): bool => $this->io->signal($request->id, false) === 'cancel');
        return new RequestOptions(...$options);
    }

    /**
     * @return array<string, mixed>
     */
    private function call(\stdClass $request): array
    {
        $value = $this->invoke($request);
        $this->ended[$request->id] = $value;
        return ['type' => 'ok', 'value' => Tagged::tag(Tagged::wire($value)), 'meta' => Facts::meta($value->meta())];
    }

    /**
     * @return array<string, mixed>
     */
    private function iterate(\stdClass $request): array
    {
        $first = $this->invoke($request);
        $seen = 0;
        $stop = $request->stopAfter ?? null;
        $page = $first;
        foreach ($first instanceof Page ? $first->pages() : [] as $page) {
            foreach ($page->items as $item) {
                if ($seen === $stop) {
                    break;
                }
                $this->io->reply($request->id, ['type' => 'item', 'value' => Tagged::tag(Tagged::wire($item))]);
                ++$seen;
            }
            if ($seen === $stop) {
                break;
            }
        }
        $cursor = $page instanceof Page ? $page->nextCursor : null;
        return ['type' => 'end', 'resumeCursor' => $cursor === null ? null : (string) $cursor];
    }

    /**
     * @return array<string, mixed>
     */
    private function unwrap(\stdClass $request): array
    {
        $event = (new Webhooks(WebhookEvents::table()))->unwrap(
            (string) base64_decode($request->payload, true),
            get_object_vars($request->headers),
            $request->secrets,
            (float) $request->toleranceS,
            $request->nowMs / 1000,
        );
        $known = !$event instanceof UnknownEvent;
        return ['type' => 'event', 'event' => Tagged::tag(Tagged::wire($event)), 'known' => $known];
    }

    private function text(\stdClass $request): string
    {
        $subject = $request->of === 'client'
            ? $this->session->clients[$request->handle]
            : $this->ended[$request->call];
        if ($request->as === 'debug') {
            ob_start();
            var_dump($subject);
            var_dump((array) $subject);
            return ob_get_clean() . var_export(array_keys((array) $subject), true);
        }
        return match ($request->as) {
            'type' => get_debug_type($subject),
            'json' => json_encode($subject, JSON_PARTIAL_OUTPUT_ON_ERROR) ?: '',
            default => print_r($subject, true) . ($subject instanceof \Throwable ? (string) $subject : ''),
        };
    }
}

$io = new LineIo();
(new Main($io, new Session($io), require __DIR__ . '/generated/dispatch.php'))->run();
