<?php

declare(strict_types=1);

namespace Njia\Testing;

use Njia\Exception\ArgumentException;
use Njia\Headers;
use Njia\Internal\Codec\ModelCodec;
use Njia\Internal\Json;
use Njia\Internal\Mismatch;
use Njia\Internal\Plain;
use Njia\Model;
use Njia\Transport\HttpRequest;
use Njia\Transport\HttpResponse;

/**
 * The answers that the API description shows, by operation: for tests that need no network.
 */
final class FixtureBook
{
    /** @var ?array<string, \stdClass> */
    private ?array $rows = null;

    /**
     * @internal
     *
     * @param string $namespace of the models
     */
    public function __construct(private readonly string $file, private readonly string $namespace)
    {
    }

    /**
     * @return list<string> operations with a documented answer
     */
    public function operations(): array
    {
        return array_keys($this->rows());
    }

    /**
     * The documented answer of an operation.
     *
     * @throws ArgumentException for an operation without one
     */
    public function answer(string $operation): HttpResponse
    {
        $row = $this->rows()[$operation]
            ?? throw new ArgumentException("The description shows no answer of \"{$operation}\".");
        $status = is_int($row->status ?? null) ? $row->status : 200;
        $hasBody = property_exists($row, 'body');
        $pairs = $hasBody ? [['Content-Type', 'application/json']] : [];
        $text = match (true) {
            !$hasBody => '',
            is_string($row->body) => $row->body,
            default => Json::encode($row->body),
        };
        return new HttpResponse($status, new Headers($pairs), $text);
    }

    /**
     * A transport that answers as documented, and first of all what its queue holds.
     */
    public function transport(): FakeTransport
    {
        return new FakeTransport($this->answerTo(...));
    }

    /**
     * A model as documented, with some members changed: `model(Payment::class, ['status' => 'failed'])`.
     *
     * @template T of Model
     * @param class-string<T> $class
     * @param array<string, mixed> $changes by wire name
     * @return T
     * @throws ArgumentException when no documented answer is of this class, or the changes do not fit it
     */
    public function model(string $class, array $changes = []): Model
    {
        foreach ($this->rows() as $row) {
            $model = is_string($row->model ?? null) ? $this->namespace . $row->model : '';
            if ($model === $class && $row->body instanceof \stdClass) {
                return $this->made($class, clone $row->body, $changes);
            }
        }
        throw new ArgumentException("No documented answer is a {$class}: make one with its method fixture().");
    }

    /**
     * @template T of Model
     * @param class-string<T> $class
     * @param array<string, mixed> $changes
     * @return T
     */
    private function made(string $class, \stdClass $wire, array $changes): Model
    {
        try {
            $members = get_object_vars($wire);
            foreach (array_keys($changes) as $name) {
                $members[$name] = Plain::of($changes[$name], $name);
            }
            /** @var T */
            return (new ModelCodec($class))->decode((object) $members, '$', false);
        } catch (Mismatch $mismatch) {
            throw new ArgumentException($mismatch->getMessage() . '.', null, $mismatch->path);
        }
    }

    private function answerTo(HttpRequest $request): ?HttpResponse
    {
        $path = (string) parse_url($request->url(), PHP_URL_PATH);
        foreach ($this->rows() as $operation => $row) {
            $template = is_string($row->path ?? null) ? $row->path : '';
            $pattern = preg_replace('/\\\\\{[^{}]*\\\\\}/', '[^/]+', preg_quote($template, '~'));
            if (($row->method ?? null) === $request->method && preg_match("~{$pattern}\\z~", $path) === 1) {
                return $this->answer($operation);
            }
        }
        return null;
    }

    /**
     * @return array<string, \stdClass> fixed paths before those with a parameter
     */
    private function rows(): array
    {
        if ($this->rows === null) {
            $this->rows = self::read(Json::decode((string) file_get_contents($this->file)));
        }
        return $this->rows;
    }

    /**
     * @return array<string, \stdClass>
     */
    private static function read(mixed $found): array
    {
        $members = $found instanceof \stdClass ? get_object_vars($found) : [];
        $rows = [];
        foreach (array_keys($members) as $operation) {
            if ($members[$operation] instanceof \stdClass) {
                $rows[(string) $operation] = $members[$operation];
            }
        }
        uasort($rows, static fn (\stdClass $one, \stdClass $other): int => self::holes($one) <=> self::holes($other));
        return $rows;
    }

    private static function holes(\stdClass $row): int
    {
        return substr_count(is_string($row->path ?? null) ? $row->path : '', '{');
    }
}
