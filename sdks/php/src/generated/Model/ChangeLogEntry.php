<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Date;
use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * One change of the API.
 *
 * Breaking changes are announced at least 180 days before they take effect.
 */
final readonly class ChangeLogEntry implements Model, EventData
{
    use Hydration;

    /**
     * Id of the entry.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * Release that makes the change.
     */
    public string $version;

    /**
     * Day of the release, or of the announcement if it is still to come.
     */
    public Date $date;

    /**
     * The member kind.
     */
    public ChangeLogKind|string $kind;

    /**
     * Whether a client may have to change.
     */
    public bool $breaking;

    /**
     * The change in one line.
     */
    public string $title;

    /**
     * The change in full, in Markdown.
     */
    public string $description;

    /**
     * The member affected.
     */
    public ChangeLogAffected $affected;

    /**
     * How to move.
     */
    public ?string $migrationGuide;

    /**
     * When it was announced.
     */
    public \DateTimeImmutable $announcedAt;

    /**
     * When it takes effect; null if that is open.
     */
    public ?\DateTimeImmutable $effectiveAt;

    /**
     * Until when the old way works at least; null if nothing ends.
     */
    public ?\DateTimeImmutable $sunsetAt;

    /**
     * Release that removes the old way; null if nothing ends.
     */
    public ?string $removedIn;

    /**
     * @param string $id Id of the entry.
     * @param string $version Release that makes the change.
     * @param Date|string $date Day of the release, or of the announcement if it is still to come.
     * @param bool $breaking Whether a client may have to change.
     * @param string $title The change in one line.
     * @param string $description The change in full, in Markdown.
     * @param string|null $migrationGuide How to move.
     * @param \DateTimeInterface|string $announcedAt When it was announced.
     * @param \DateTimeInterface|string|null $effectiveAt When it takes effect; null if that is open.
     * @param \DateTimeInterface|string|null $sunsetAt Until when the old way works at least; null if
     *     nothing ends.
     * @param string|null $removedIn Release that removes the old way; null if nothing ends.
     */
    public function __construct(
        string $id,
        string $version,
        Date|string $date,
        ChangeLogKind|string $kind,
        bool $breaking,
        string $title,
        string $description,
        ChangeLogAffected $affected,
        ?string $migrationGuide,
        \DateTimeInterface|string $announcedAt,
        \DateTimeInterface|string|null $effectiveAt,
        \DateTimeInterface|string|null $sunsetAt,
        ?string $removedIn,
    ) {
        $this->build([
            'id' => $id,
            'version' => $version,
            'date' => $date,
            'kind' => $kind,
            'breaking' => $breaking,
            'title' => $title,
            'description' => $description,
            'affected' => $affected,
            'migrationGuide' => $migrationGuide,
            'announcedAt' => $announcedAt,
            'effectiveAt' => $effectiveAt,
            'sunsetAt' => $sunsetAt,
            'removedIn' => $removedIn,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('changelog_entry'), true),
            new FieldSpec('version', 'version', new Codec\TextCodec(), true),
            new FieldSpec('date', 'date', new Codec\DateCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(ChangeLogKind::class), true),
            new FieldSpec('breaking', 'breaking', new Codec\BoolCodec(), true),
            new FieldSpec('title', 'title', new Codec\TextCodec(), true),
            new FieldSpec('description', 'description', new Codec\TextCodec(), true),
            new FieldSpec('affected', 'affected', new Codec\ModelCodec(ChangeLogAffected::class), true),
            new FieldSpec(
                'migrationGuide',
                'migrationGuide',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('announcedAt', 'announcedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'effectiveAt',
                'effectiveAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('sunsetAt', 'sunsetAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec('removedIn', 'removedIn', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
