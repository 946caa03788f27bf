<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * What to listen to.
 *
 * Name at most one of `afterSequence` and `createdAfter`; without them the session starts now.
 */
final readonly class ListenSessionRequest implements Model
{
    use Hydration;

    /**
     * Events to stream; all if absent.
     *
     * @var list<string>|null
     */
    public ?array $types;

    /**
     * Conditions that must all hold.
     *
     * @var list<string>|null
     */
    public ?array $where;

    /**
     * Start after this position of the event log.
     */
    public ?int $afterSequence;

    /**
     * Start with events from this time on; at most 90 days ago.
     */
    public ?\DateTimeImmutable $createdAfter;

    /**
     * Shape of the payloads; `enveloped` if absent.
     */
    public WebhookPayloadFormat|string|null $payloadFormat;

    /**
     * Name of the machine that listens, for people who look at the list.
     */
    public ?string $device;

    /**
     * Name of the local configuration.
     *
     * The secret depends on it and stays the same for the same name.
     */
    public ?string $profile;

    /**
     * @param list<string>|Omit $types Events to stream; all if absent.
     * @param list<string>|Omit $where Conditions that must all hold.
     * @param int|Omit $afterSequence Start after this position of the event log.
     * @param \DateTimeInterface|string|Omit $createdAfter Start with events from this time on; at most 90
     *     days ago.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Shape of the payloads; `enveloped` if absent.
     * @param string|Omit $device Name of the machine that listens, for people who look at the list.
     * @param string|Omit $profile Name of the local configuration.
     */
    public function __construct(
        array|Omit $types = Omit::Value,
        array|Omit $where = Omit::Value,
        int|float|Omit $afterSequence = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
        string|Omit $device = Omit::Value,
        string|Omit $profile = Omit::Value,
    ) {
        $this->build([
            'types' => $types,
            'where' => $where,
            'afterSequence' => $afterSequence,
            'createdAfter' => $createdAfter,
            'payloadFormat' => $payloadFormat,
            'device' => $device,
            'profile' => $profile,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('types', 'types', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('where', 'where', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('afterSequence', 'afterSequence', new Codec\IntCodec()),
            new FieldSpec('createdAfter', 'createdAfter', new Codec\DateTimeCodec()),
            new FieldSpec('payloadFormat', 'payloadFormat', new Codec\EnumCodec(WebhookPayloadFormat::class)),
            new FieldSpec('device', 'device', new Codec\TextCodec()),
            new FieldSpec('profile', 'profile', new Codec\TextCodec()),
        );
    }
}
