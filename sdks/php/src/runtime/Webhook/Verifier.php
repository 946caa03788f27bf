<?php

declare(strict_types=1);

namespace Njia\Webhook;

use Njia\Exception\WebhookSignatureException;

/**
 * Signatures of Standard Webhooks 1.0 (HMAC-SHA256), checked before anything is parsed.
 */
final class Verifier
{
    /**
     * Returns when one of the secrets fits one of the `v1` signatures, so that both can be rotated.
     *
     * @param iterable<string, string|list<string>> $headers
     * @param list<string> $secrets `whsec_` and base64
     * @param float $tolerance seconds that the webhook may be old, or ahead
     * @throws WebhookSignatureException otherwise
     */
    public static function verify(
        string $payload,
        iterable $headers,
        #[\SensitiveParameter] array $secrets,
        float $tolerance = 300.0,
        ?float $now = null,
    ): void {
        $fields = self::lower($headers);
        $id = self::need($fields, 'webhook-id');
        $stamp = self::need($fields, 'webhook-timestamp');
        $signatures = self::need($fields, 'webhook-signature');
        self::checkAge($stamp, $tolerance, $now ?? microtime(true));
        $given = [];
        foreach (preg_split('/\s+/', trim($signatures)) ?: [] as $signature) {
            if (str_starts_with($signature, 'v1,')) {
                $given[] = substr($signature, 3);
            }
        }
        if ($secrets === [] || $given === []) {
            $what = $secrets === [] ? 'no secret is given' : 'the header webhook-signature holds no v1 signature';
            throw new WebhookSignatureException("Nothing can be verified: {$what}.");
        }
        $fits = false;
        foreach ($secrets as $secret) {
            $expected = Signer::signature($payload, $id, $stamp, $secret);
            foreach ($given as $signature) {
                // Every pair is compared, so that time tells nothing about which one fits.
                $fits = hash_equals($expected, $signature) || $fits;
            }
        }
        if (!$fits) {
            $reason = "the secret is another endpoint's, or the body was changed";
            throw new WebhookSignatureException("No signature fits: {$reason}.");
        }
    }

    /**
     * @param iterable<string, string|list<string>> $headers
     * @return array<string, string>
     */
    private static function lower(iterable $headers): array
    {
        $fields = [];
        foreach ($headers as $name => $value) {
            $text = is_array($value) ? $value[0] ?? '' : $value;
            $fields[strtolower("{$name}")] = "{$text}";
        }
        return $fields;
    }

    /**
     * @param array<string, string> $fields
     */
    private static function need(array $fields, string $name): string
    {
        $server = 'http_' . str_replace('-', '_', $name);
        $value = trim($fields[$name] ?? $fields[$server] ?? '');
        return $value !== '' ? $value : throw new WebhookSignatureException("The header {$name} is missing.");
    }

    private static function checkAge(string $stamp, float $tolerance, float $now): void
    {
        if (preg_match('/\A\d{1,12}\z/', $stamp) !== 1) {
            throw new WebhookSignatureException('The header webhook-timestamp is not a number of seconds.');
        }
        $age = $now - (int) $stamp;
        if (abs($age) > $tolerance) {
            $text = sprintf('%.0f s %s', abs($age), $age > 0 ? 'old' : 'in the future');
            throw new WebhookSignatureException("The webhook is {$text}; {$tolerance} s are accepted.");
        }
    }
}
