<?php

declare(strict_types=1);

namespace Njia\Webhook;

use Njia\Exception\WebhookSignatureException;

/**
 * Signs payloads as the server does, for tests of a receiver.
 */
final class Signer
{
    /**
     * The headers of a webhook.
     *
     * @param ?int $timestamp Unix seconds; now if null
     * @return array<string, string>
     * @throws WebhookSignatureException for a secret that is none
     */
    public static function sign(
        string $payload,
        #[\SensitiveParameter] string $secret,
        string $id = 'evt_test',
        ?int $timestamp = null,
    ): array {
        $stamp = (string) ($timestamp ?? time());
        return [
            'webhook-id' => $id,
            'webhook-timestamp' => $stamp,
            'webhook-signature' => 'v1,' . self::signature($payload, $id, $stamp, $secret),
        ];
    }

    /**
     * @internal
     */
    public static function signature(
        string $payload,
        string $id,
        string $stamp,
        #[\SensitiveParameter] string $secret,
    ): string {
        return base64_encode(hash_hmac('sha256', "{$id}.{$stamp}.{$payload}", self::key($secret), true));
    }

    private static function key(#[\SensitiveParameter] string $secret): string
    {
        $text = str_starts_with($secret, 'whsec_') ? substr($secret, 6) : $secret;
        $key = base64_decode(rtrim($text, '='), true);
        if ($key === false || strlen($key) < 16) {
            $problem = $key === false ? 'not base64' : 'shorter than 16 octets';
            throw new WebhookSignatureException("A webhook secret is whsec_ and base64; this one is {$problem}.");
        }
        return $key;
    }
}
