<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * A URL of yours that receives events.
 *
 * At most 16 per tenant and mode.
 */
final readonly class WebhookEndpoint implements Model, EventData
{
    use Hydration;

    /**
     * Id of the webhook endpoint.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * When it was created (UTC).
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed (UTC).
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Counts the state changes of this resource, from 1.
     */
    public int $version;

    /**
     * Where events are posted.
     */
    public string $url;

    /**
     * Your note.
     */
    public ?string $description;

    /**
     * Events to deliver: exact types, `payment.*`, or `*`.
     *
     * @var list<string>
     */
    public array $events;

    /**
     * The member payload format.
     */
    public WebhookPayloadFormat|string $payloadFormat;

    /**
     * API version that shapes the payloads.
     */
    public string $apiVersion;

    /**
     * The member signature scheme.
     */
    public WebhookSignatureScheme|string $signatureScheme;

    /**
     * The member ordering.
     */
    public WebhookOrdering|string $ordering;

    /**
     * The member status.
     */
    public WebhookEndpointStatus|string $status;

    /**
     * Why it is disabled; null while it is enabled.
     */
    public WebhookEndpointDisabledReason|string|null $disabledReason;

    /**
     * Signing secret; only in the answers to creation and rotation, and null for `ed25519`.
     */
    public ?string $secret;

    /**
     * Key that verifies `v1a` signatures; null for `hmac`.
     */
    public ?string $publicKey;

    /**
     * Until when the former secret signs too; null if none does.
     */
    public ?\DateTimeImmutable $previousSecretExpiresAt;

    /**
     * The member stats.
     */
    public WebhookEndpointStats $stats;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the webhook endpoint.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param string $url Where events are posted.
     * @param string|null $description Your note.
     * @param list<string> $events Events to deliver: exact types, `payment.*`, or `*`.
     * @param string $apiVersion API version that shapes the payloads.
     * @param WebhookEndpointDisabledReason|string|null $disabledReason Why it is disabled; null while it is
     *     enabled.
     * @param string|null $secret Signing secret; only in the answers to creation and rotation, and null for
     *     `ed25519`.
     * @param string|null $publicKey Key that verifies `v1a` signatures; null for `hmac`.
     * @param \DateTimeInterface|string|null $previousSecretExpiresAt Until when the former secret signs
     *     too; null if none does.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        string $url,
        ?string $description,
        array $events,
        WebhookPayloadFormat|string $payloadFormat,
        string $apiVersion,
        WebhookSignatureScheme|string $signatureScheme,
        WebhookOrdering|string $ordering,
        WebhookEndpointStatus|string $status,
        WebhookEndpointDisabledReason|string|null $disabledReason,
        #[\SensitiveParameter] ?string $secret,
        ?string $publicKey,
        #[\SensitiveParameter] \DateTimeInterface|string|null $previousSecretExpiresAt,
        WebhookEndpointStats $stats,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'url' => $url,
            'description' => $description,
            'events' => $events,
            'payloadFormat' => $payloadFormat,
            'apiVersion' => $apiVersion,
            'signatureScheme' => $signatureScheme,
            'ordering' => $ordering,
            'status' => $status,
            'disabledReason' => $disabledReason,
            'secret' => $secret,
            'publicKey' => $publicKey,
            'previousSecretExpiresAt' => $previousSecretExpiresAt,
            'stats' => $stats,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('webhook_endpoint'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('url', 'url', new Codec\TextCodec(), true),
            new FieldSpec('description', 'description', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('events', 'events', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'payloadFormat',
                'payloadFormat',
                new Codec\EnumCodec(WebhookPayloadFormat::class),
                true,
            ),
            new FieldSpec('apiVersion', 'apiVersion', new Codec\TextCodec(), true),
            new FieldSpec(
                'signatureScheme',
                'signatureScheme',
                new Codec\EnumCodec(WebhookSignatureScheme::class),
                true,
            ),
            new FieldSpec('ordering', 'ordering', new Codec\EnumCodec(WebhookOrdering::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(WebhookEndpointStatus::class), true),
            new FieldSpec(
                'disabledReason',
                'disabledReason',
                new Codec\NullableCodec(new Codec\EnumCodec(WebhookEndpointDisabledReason::class)),
                true,
            ),
            new FieldSpec(
                'secret',
                'secret',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'all',
            ),
            new FieldSpec('publicKey', 'publicKey', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'previousSecretExpiresAt',
                'previousSecretExpiresAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('stats', 'stats', new Codec\ModelCodec(WebhookEndpointStats::class), true),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
