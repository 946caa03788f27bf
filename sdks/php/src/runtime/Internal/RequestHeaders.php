<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\RequestOptions;

/**
 * @internal the headers and the URL of one attempt; what the caller sets wins over our own
 */
final class RequestHeaders
{
    /**
     * @param list<array{Scheme, \SensitiveParameterValue}> $credentials
     * @return list<array{string, string|\SensitiveParameterValue}>
     */
    public static function of(
        ApiClient $client,
        Operation $operation,
        Prepared $prepared,
        RequestOptions $options,
        ?string $key,
        int $retry,
        array $credentials,
    ): array {
        $pairs = [
            ['Accept', 'application/json, application/problem+json, */*;q=0.1'],
            ['User-Agent', $client->info->userAgent()],
            ['X-Retry-Count', (string) $retry],
        ];
        if ($client->info->versionHeader !== null) {
            $pairs[] = $client->info->versionHeader;
        }
        $pairs = [...$pairs, ...$prepared->headers];
        if ($key !== null) {
            $pairs[] = [$operation->idempotency === '' ? 'Idempotency-Key' : $operation->idempotency, $key];
        }
        foreach ($credentials as [$scheme, $value]) {
            if ($scheme->kind !== 'query') {
                $pairs[] = self::credential($scheme, $value);
            }
        }
        $given = array_change_key_case($options->headers);
        $kept = [];
        foreach ($pairs as [$name, $value]) {
            if (!isset($given[strtolower($name)])) {
                $kept[] = [$name, $value];
            }
        }
        foreach ($options->headers as $name => $value) {
            $kept[] = [$name, $value];
        }
        return $kept;
    }

    /**
     * @param list<array{Scheme, \SensitiveParameterValue}> $credentials
     */
    public static function url(string $url, array $credentials): \SensitiveParameterValue
    {
        foreach ($credentials as [$scheme, $value]) {
            if ($scheme->kind === 'query') {
                $pair = [$scheme->key, Secret::text($value), false];
                $url .= (str_contains($url, '?') ? '&' : '?') . Uri::query([$pair]);
            }
        }
        return new \SensitiveParameterValue($url);
    }

    /**
     * @return array{string, \SensitiveParameterValue}
     */
    private static function credential(Scheme $scheme, \SensitiveParameterValue $value): array
    {
        $secret = Secret::text($value);
        return match ($scheme->kind) {
            'bearer' => ['Authorization', new \SensitiveParameterValue("Bearer {$secret}")],
            'basic' => ['Authorization', new \SensitiveParameterValue('Basic ' . base64_encode($secret))],
            'cookie' => ['Cookie', new \SensitiveParameterValue("{$scheme->key}={$secret}")],
            default => [$scheme->key, $value],
        };
    }
}
