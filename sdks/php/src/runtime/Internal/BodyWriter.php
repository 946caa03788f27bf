<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Upload;

/**
 * @internal request bodies as octets
 */
final class BodyWriter
{
    /**
     * @return array{string, string} media type and octets
     * @throws Mismatch
     */
    public static function write(Body $body, #[\SensitiveParameter] mixed $value): array
    {
        return self::printed($body, $body->codec->encode($value, 'body'));
    }

    /**
     * @return array{string, string}
     */
    private static function printed(Body $body, mixed $wire): array
    {
        $members = $wire instanceof \stdClass ? get_object_vars($wire) : [];
        return match ($body->kind) {
            'json' => [$body->media, Json::encode($wire)],
            'form' => [$body->media, self::form($members)],
            'multipart' => self::multipart($body, $members),
            default => [$body->media, $wire instanceof Upload ? $wire->contents : Uri::text($wire)],
        };
    }

    /**
     * @param array<array-key, mixed> $members
     */
    private static function form(array $members): string
    {
        $pairs = [];
        foreach (array_keys($members) as $name) {
            $style = $members[$name] instanceof \stdClass ? 'deepObject' : 'form';
            $param = new Param('query', (string) $name, new Codec\AnyCodec(), $style);
            foreach (Uri::pairs($param, $members[$name]) as [$key, $text]) {
                $pairs[] = [$key, $text, false];
            }
        }
        return Uri::query($pairs);
    }

    /**
     * @param array<array-key, mixed> $members
     * @return array{string, string}
     */
    private static function multipart(Body $body, array $members): array
    {
        $boundary = 'part-' . Uuid::v4();
        $text = '';
        foreach (array_keys($members) as $name) {
            $part = $body->parts[$name] ?? new Part();
            $items = $part->many && is_array($members[$name]) ? $members[$name] : [$members[$name]];
            $print = static fn (mixed $item): string
                => "--{$boundary}\r\n" . self::part((string) $name, $part, $item) . "\r\n";
            $text .= implode('', array_map($print, $items));
        }
        return ["{$body->media}; boundary={$boundary}", "{$text}--{$boundary}--\r\n"];
    }

    private static function part(string $name, Part $part, mixed $item): string
    {
        $disposition = 'Content-Disposition: form-data; name="' . self::quoted($name) . '"';
        if ($item instanceof Upload) {
            $media = HeaderCheck::canTravel($item->media) ? $item->media : 'application/octet-stream';
            $file = self::quoted($item->name);
            return "{$disposition}; filename=\"{$file}\"\r\nContent-Type: {$media}\r\n\r\n{$item->contents}";
        }
        $isJson = is_array($item) || $item instanceof \stdClass;
        $media = $part->media !== '' ? explode(',', $part->media)[0] : ($isJson ? 'application/json' : '');
        $type = $media === '' || str_contains($media, '*') ? '' : "\r\nContent-Type: {$media}";
        return "{$disposition}{$type}\r\n\r\n" . Uri::text($item);
    }

    /** The escapes of the HTML standard for names in multipart/form-data. */
    private static function quoted(string $text): string
    {
        return str_replace(["\r", "\n", '"'], ['%0D', '%0A', '%22'], $text);
    }
}
