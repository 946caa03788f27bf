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
 * Your use of one deprecated thing.
 */
final readonly class DeprecationUsageItem implements Model
{
    use Hydration;

    /**
     * What it is.
     */
    public DeprecationUsageItemKind|string $kind;

    /**
     * Its name, such as `createKycCheck` or `PaymentRequest.amount`.
     */
    public string $subject;

    /**
     * Uses in the period.
     */
    public int $count;

    /**
     * Last use.
     */
    public \DateTimeImmutable $lastUsedAt;

    /**
     * Client of the last use, such as `njia-ruby/1.4.0`.
     */
    public ?string $lastClient;

    /**
     * Up to ten recent requests.
     *
     * @var list<string>
     */
    public array $requestIds;

    /**
     * What to use instead.
     */
    public ?string $replacement;

    /**
     * Until when it works at least.
     */
    public ?\DateTimeImmutable $sunsetAt;

    /**
     * Release that removes it.
     */
    public ?string $removedIn;

    /**
     * The change that announces it.
     */
    public ?string $changeLogEntryId;

    /**
     * @param DeprecationUsageItemKind|string $kind What it is.
     * @param string $subject Its name, such as `createKycCheck` or `PaymentRequest.amount`.
     * @param int $count Uses in the period.
     * @param \DateTimeInterface|string $lastUsedAt Last use.
     * @param string|null $lastClient Client of the last use, such as `njia-ruby/1.4.0`.
     * @param list<string> $requestIds Up to ten recent requests.
     * @param string|null $replacement What to use instead.
     * @param \DateTimeInterface|string|null $sunsetAt Until when it works at least.
     * @param string|null $removedIn Release that removes it.
     * @param string|null $changeLogEntryId The change that announces it.
     */
    public function __construct(
        DeprecationUsageItemKind|string $kind,
        string $subject,
        int|float $count,
        \DateTimeInterface|string $lastUsedAt,
        ?string $lastClient,
        array $requestIds,
        ?string $replacement,
        \DateTimeInterface|string|null $sunsetAt,
        ?string $removedIn,
        ?string $changeLogEntryId,
    ) {
        $this->build([
            'kind' => $kind,
            'subject' => $subject,
            'count' => $count,
            'lastUsedAt' => $lastUsedAt,
            'lastClient' => $lastClient,
            'requestIds' => $requestIds,
            'replacement' => $replacement,
            'sunsetAt' => $sunsetAt,
            'removedIn' => $removedIn,
            'changeLogEntryId' => $changeLogEntryId,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(DeprecationUsageItemKind::class), true),
            new FieldSpec('subject', 'subject', new Codec\TextCodec(), true),
            new FieldSpec('count', 'count', new Codec\IntCodec(), true),
            new FieldSpec('lastUsedAt', 'lastUsedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('lastClient', 'lastClient', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('requestIds', 'requestIds', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('replacement', 'replacement', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('sunsetAt', 'sunsetAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec('removedIn', 'removedIn', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'changeLogEntryId',
                'changeLogEntryId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
        );
    }
}
