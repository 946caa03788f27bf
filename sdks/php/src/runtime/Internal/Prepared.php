<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ArgumentException;
use Njia\Omit;

/**
 * @internal what is the same in every attempt of a call: path and query, own headers, body
 */
final readonly class Prepared
{
    /**
     * @param list<array{string, string}> $headers
     */
    private function __construct(public string $target, public array $headers, public ?string $body)
    {
    }

    /**
     * @param array<array-key, mixed> $args by `place name`, such as `query limit`; absent and Omit are the same
     * @throws ArgumentException naming the argument, never its value
     */
    public static function of(
        Operation $operation,
        #[\SensitiveParameter] array $args,
        #[\SensitiveParameter] mixed $body,
    ): self {
        try {
            return self::build($operation, $args, $body);
        } catch (Mismatch $mismatch) {
            throw new ArgumentException($mismatch->getMessage() . '.', null, $mismatch->path);
        } catch (JsonError $error) {
            throw new ArgumentException("An argument has no JSON form: {$error->getMessage()}.");
        }
    }

    /**
     * @param array<array-key, mixed> $args
     */
    private static function build(Operation $operation, array $args, mixed $body): self
    {
        $path = $operation->path;
        $query = $headers = $cookies = [];
        foreach ($operation->params as $param) {
            $name = "{$param->in} {$param->wire}";
            if (($args[$name] ?? Omit::Value) === Omit::Value) {
                continue;
            }
            $encode = static fn (): mixed => $param->codec->encode($args[$name], $param->wire);
            if ($param->in === 'path') {
                $path = str_replace('{' . $param->wire . '}', Uri::segment($param, $encode()), $path);
            } elseif ($param->in === 'query') {
                foreach (Uri::pairs($param, $encode()) as [$key, $text]) {
                    $query[] = [$key, $text, $param->reserved];
                }
            } elseif ($param->in === 'header') {
                $text = Uri::header($param, $encode());
                HeaderCheck::assert($param->wire, $text);
                $headers[] = [$param->wire, $text];
            } else {
                foreach (Uri::pairs($param, $encode()) as [$key, $text]) {
                    $cookies[] = rawurlencode($key) . '=' . rawurlencode($text);
                }
            }
        }
        if ($cookies !== []) {
            $headers[] = ['Cookie', implode('; ', $cookies)];
        }
        $text = null;
        if ($operation->body !== null && $body !== Omit::Value) {
            [$media, $text] = BodyWriter::write($operation->body, $body);
            $headers[] = ['Content-Type', $media];
        }
        return new self($query === [] ? $path : $path . '?' . Uri::query($query), $headers, $text);
    }
}
