<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Internal\Codec\Codec;

/**
 * @internal from octets to the values of a stream: server-sent events (HTML standard, section 9.2.6) or lines of JSON
 */
final class EventReader
{
    private const MAX_LINE = 8 * 1024 * 1024;

    private string $rest = '';
    /** @var list<string> */
    private array $data = [];
    private ?string $lastId = null;
    private bool $isFirst = true;

    public function __construct(private readonly bool $isSse, private readonly ?Codec $codec)
    {
    }

    public function lastId(): ?string
    {
        return $this->lastId;
    }

    /**
     * The values that are complete with `$octets`; null is the end.
     *
     * @return iterable<mixed>
     * @throws Mismatch
     */
    public function feed(?string $octets): iterable
    {
        foreach ($this->lines($octets) as $line) {
            $text = $this->isSse ? $this->event($line) : $line;
            if ($text !== null && trim($text) !== '' && $text !== '[DONE]') {
                yield $this->value($text);
            }
        }
    }

    /**
     * @return list<string>
     */
    private function lines(?string $octets): array
    {
        $text = $this->rest . ($octets ?? '');
        if ($this->isFirst && strlen($text) >= 3) {
            $this->isFirst = false;
            $text = str_starts_with($text, "\u{feff}") ? substr($text, 3) : $text;
        }
        // A CR at the very end may be the first half of CRLF.
        $held = $octets !== null && str_ends_with($text, "\r") ? "\r" : '';
        $lines = preg_split('/\r\n|\r|\n/', substr($text, 0, strlen($text) - strlen($held))) ?: [];
        $last = $octets === null ? '' : (string) array_pop($lines);
        $this->rest = $last . $held;
        if (strlen($this->rest) > self::MAX_LINE) {
            throw new Mismatch('a line is longer than ' . self::MAX_LINE . ' bytes', '$');
        }
        return $lines;
    }

    /** The data of the event that an empty line completes. */
    private function event(string $line): ?string
    {
        if ($line === '') {
            $data = $this->data;
            $this->data = [];
            return $data === [] ? null : implode("\n", $data);
        }
        [$name, $value] = [...explode(':', $line, 2), ''];
        $value = str_starts_with($value, ' ') ? substr($value, 1) : $value;
        if ($name === 'data') {
            $this->data[] = $value;
        } elseif ($name === 'id' && !str_contains($value, "\0")) {
            $this->lastId = $value;
        }
        return null;
    }

    private function value(string $text): mixed
    {
        try {
            return $this->codec === null
                ? Json::decode($text)
                : $this->codec->decode(Json::decode($text), '$', false);
        } catch (JsonError $error) {
            throw new Mismatch($error->getMessage(), '$');
        }
    }
}
