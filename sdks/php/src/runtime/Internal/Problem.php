<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\FieldError;

/**
 * @internal the parts of an error body (RFC 9457, and what resembles it); every part may be missing
 */
final readonly class Problem
{
    public ?string $code;
    public ?string $message;
    public ?bool $retryable;
    /** @var list<FieldError> */
    public array $fields;
    public mixed $body;

    public function __construct(string $text)
    {
        try {
            $body = Json::decode($text);
        } catch (JsonError) {
            $body = null;
        }
        $this->body = $body;
        $inner = self::member($body, 'error');
        $this->code = self::text($body, 'code') ?? self::text($inner, 'code');
        $this->message = self::text($body, 'detail') ?? self::text($body, 'message')
            ?? self::text($inner, 'message') ?? self::text($body, 'title');
        $retryable = self::member($body, 'retryable');
        $this->retryable = is_bool($retryable) ? $retryable : null;
        $errors = self::member($body, 'errors');
        $this->fields = is_array($errors) ? array_map(self::field(...), array_values($errors)) : [];
    }

    private static function field(mixed $item): FieldError
    {
        $pointer = self::text($item, 'pointer') ?? self::text($item, 'field') ?? '';
        if ($pointer === '' && self::text($item, 'in') !== null) {
            $pointer = self::text($item, 'in') . '/' . self::text($item, 'name');
        }
        $message = self::text($item, 'message') ?? self::text($item, 'detail') ?? '';
        return new FieldError($pointer, self::text($item, 'code') ?? '', Redactor::text($message));
    }

    private static function member(mixed $object, string $name): mixed
    {
        return $object instanceof \stdClass ? $object->{$name} ?? null : null;
    }

    private static function text(mixed $object, string $name): ?string
    {
        $value = self::member($object, $name);
        return is_string($value) && $value !== '' ? $value : null;
    }
}
