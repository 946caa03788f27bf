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
 * Screening against lists.
 */
final readonly class KycScreening implements Model
{
    use Hydration;

    /**
     * The member sanctions.
     */
    public KycScreeningResult|string $sanctions;

    /**
     * The member pep.
     */
    public KycScreeningResult|string $pep;

    /**
     * The member adverse media.
     */
    public KycScreeningResult|string $adverseMedia;

    /**
     * Entries that were found.
     *
     * @var list<KycScreeningHit>
     */
    public array $matches;

    /**
     * @param list<KycScreeningHit> $matches Entries that were found.
     */
    public function __construct(
        KycScreeningResult|string $sanctions,
        KycScreeningResult|string $pep,
        KycScreeningResult|string $adverseMedia,
        array $matches,
    ) {
        $this->build([
            'sanctions' => $sanctions,
            'pep' => $pep,
            'adverseMedia' => $adverseMedia,
            'matches' => $matches,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('sanctions', 'sanctions', new Codec\EnumCodec(KycScreeningResult::class), true),
            new FieldSpec('pep', 'pep', new Codec\EnumCodec(KycScreeningResult::class), true),
            new FieldSpec('adverseMedia', 'adverseMedia', new Codec\EnumCodec(KycScreeningResult::class), true),
            new FieldSpec(
                'matches',
                'matches',
                new Codec\ListCodec(new Codec\ModelCodec(KycScreeningHit::class)),
                true,
            ),
        );
    }
}
