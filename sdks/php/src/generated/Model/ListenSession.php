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
 * A session of a developer's machine that receives events as a stream.
 *
 * At most 10 live sessions per tenant and mode.
 */
final readonly class ListenSession implements Model
{
    use Hydration;

    /**
     * Id of the listen session.
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
     * State of the session.
     */
    public ListenSessionStatus|string $status;

    /**
     * Open this with `Accept: text/event-stream` and your API key in the header.
     */
    public string $streamUrl;

    /**
     * Secret to sign forwarded requests with; only in the answer to creation.
     */
    public ?string $secret;

    /**
     * Streamed events.
     *
     * @var list<string>
     */
    public array $types;

    /**
     * Conditions that must all hold.
     *
     * @var list<string>
     */
    public array $where;

    /**
     * Position after which it started.
     */
    public int $afterSequence;

    /**
     * The member payload format.
     */
    public WebhookPayloadFormat|string $payloadFormat;

    /**
     * Name of the machine.
     */
    public ?string $device;

    /**
     * Name of the local configuration.
     */
    public string $profile;

    /**
     * Whether a stream is open right now.
     */
    public bool $connected;

    /**
     * When it ends unless a stream is open.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * @param string $id Id of the listen session.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param ListenSessionStatus|string $status State of the session.
     * @param string $streamUrl Open this with `Accept: text/event-stream` and your API key in the header.
     * @param string|null $secret Secret to sign forwarded requests with; only in the answer to creation.
     * @param list<string> $types Streamed events.
     * @param list<string> $where Conditions that must all hold.
     * @param int $afterSequence Position after which it started.
     * @param string|null $device Name of the machine.
     * @param string $profile Name of the local configuration.
     * @param bool $connected Whether a stream is open right now.
     * @param \DateTimeInterface|string $expiresAt When it ends unless a stream is open.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        ListenSessionStatus|string $status,
        string $streamUrl,
        #[\SensitiveParameter] ?string $secret,
        array $types,
        array $where,
        int|float $afterSequence,
        WebhookPayloadFormat|string $payloadFormat,
        ?string $device,
        string $profile,
        bool $connected,
        \DateTimeInterface|string $expiresAt,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'status' => $status,
            'streamUrl' => $streamUrl,
            'secret' => $secret,
            'types' => $types,
            'where' => $where,
            'afterSequence' => $afterSequence,
            'payloadFormat' => $payloadFormat,
            'device' => $device,
            'profile' => $profile,
            'connected' => $connected,
            'expiresAt' => $expiresAt,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('listen_session'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(ListenSessionStatus::class), true),
            new FieldSpec('streamUrl', 'streamUrl', new Codec\TextCodec(), true),
            new FieldSpec(
                'secret',
                'secret',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'all',
            ),
            new FieldSpec('types', 'types', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('where', 'where', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('afterSequence', 'afterSequence', new Codec\IntCodec(), true),
            new FieldSpec(
                'payloadFormat',
                'payloadFormat',
                new Codec\EnumCodec(WebhookPayloadFormat::class),
                true,
            ),
            new FieldSpec('device', 'device', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('profile', 'profile', new Codec\TextCodec(), true),
            new FieldSpec('connected', 'connected', new Codec\BoolCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
        );
    }
}
