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
        $this->body = self::read($text);
        $this->code = $this->first(['code'], ['error', 'code']);
        $this->message = $this->first(['detail'], ['message'], ['error', 'message'], ['title']);
        $this->retryable = match (Dig::at($this->body, ['retryable'])) {
            true => true,
            false => false,
            default => null,
        };
        $this->fields = array_map(self::field(...), Dig::items($this->body, ['errors']));
    }

    private static function read(string $text): mixed
    {
        try {
            return Json::decode($text);
        } catch (JsonError) {
            return null;
        }
    }

    /**
     * The first of these members that is text, and not empty.
     *
     * @param list<string> ...$places
     */
    private function first(array ...$places): ?string
    {
        foreach ($places as $keys) {
            $text = Dig::text($this->body, $keys) ?? '';
            if ($text !== '') {
                return $text;
            }
        }
        return null;
    }

    private static function field(mixed $item): FieldError
    {
        $pointer = self::text($item, 'pointer') ?? self::text($item, 'field') ?? '';
        if ($pointer === '' && self::text($item, 'in') !== null) {
            $pointer = (self::text($item, 'in') ?? '') . '/' . (self::text($item, 'name') ?? '');
        }
        $message = self::text($item, 'message') ?? self::text($item, 'detail') ?? '';
        return new FieldError($pointer, self::text($item, 'code') ?? '', Redactor::text($message));
    }

    private static function text(mixed $object, string $name): ?string
    {
        $text = Dig::text($object, [$name]);
        return $text === '' ? null : $text;
    }
}
