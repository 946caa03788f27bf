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
 * A report of a mobile-money provider or rail about one attempt, or the lack of one.
 */
final readonly class ProviderCallback implements Model, EventData
{
    use Hydration;

    /**
     * Id of the provider callback.
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
     * What became of it.
     */
    public ProviderCallbackOutcome|string $outcome;

    /**
     * Provider or rail that reports.
     */
    public string $source;

    /**
     * Our attempt that it is about.
     */
    public string $reference;

    /**
     * The provider's own reference.
     */
    public ?string $providerReference;

    /**
     * The payment of the attempt; null for a reversal.
     */
    public ?string $paymentId;

    /**
     * The transaction of the attempt.
     */
    public string $transactionId;

    /**
     * What it says; null if nothing came.
     */
    public ProviderCallbackEvent|string|null $event;

    /**
     * Reason the provider gave.
     */
    public ?string $reasonCode;

    /**
     * Until when it was expected.
     */
    public \DateTimeImmutable $deadlineAt;

    /**
     * When it came; null if it did not.
     */
    public ?\DateTimeImmutable $receivedAt;

    /**
     * @param string $id Id of the provider callback.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param ProviderCallbackOutcome|string $outcome What became of it.
     * @param string $source Provider or rail that reports.
     * @param string $reference Our attempt that it is about.
     * @param string|null $providerReference The provider's own reference.
     * @param string|null $paymentId The payment of the attempt; null for a reversal.
     * @param string $transactionId The transaction of the attempt.
     * @param ProviderCallbackEvent|string|null $event What it says; null if nothing came.
     * @param string|null $reasonCode Reason the provider gave.
     * @param \DateTimeInterface|string $deadlineAt Until when it was expected.
     * @param \DateTimeInterface|string|null $receivedAt When it came; null if it did not.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        ProviderCallbackOutcome|string $outcome,
        string $source,
        string $reference,
        ?string $providerReference,
        ?string $paymentId,
        string $transactionId,
        ProviderCallbackEvent|string|null $event,
        ?string $reasonCode,
        \DateTimeInterface|string $deadlineAt,
        \DateTimeInterface|string|null $receivedAt,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'outcome' => $outcome,
            'source' => $source,
            'reference' => $reference,
            'providerReference' => $providerReference,
            'paymentId' => $paymentId,
            'transactionId' => $transactionId,
            'event' => $event,
            'reasonCode' => $reasonCode,
            'deadlineAt' => $deadlineAt,
            'receivedAt' => $receivedAt,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('provider_callback'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('outcome', 'outcome', new Codec\EnumCodec(ProviderCallbackOutcome::class), true),
            new FieldSpec('source', 'source', new Codec\TextCodec(), true),
            new FieldSpec('reference', 'reference', new Codec\TextCodec(), true),
            new FieldSpec(
                'providerReference',
                'providerReference',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('paymentId', 'paymentId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('transactionId', 'transactionId', new Codec\TextCodec(), true),
            new FieldSpec(
                'event',
                'event',
                new Codec\NullableCodec(new Codec\EnumCodec(ProviderCallbackEvent::class)),
                true,
            ),
            new FieldSpec('reasonCode', 'reasonCode', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('deadlineAt', 'deadlineAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('receivedAt', 'receivedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
        );
    }
}
