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
 * Proof that the person agreed to the processing.
 *
 * Without a granted consent the answer is 403 `consent_required`.
 */
final readonly class ConsentInput implements Model
{
    use Hydration;

    /**
     * Whether the person agreed; only `true` lets the operation run.
     */
    public bool $granted;

    /**
     * When the person agreed.
     */
    public \DateTimeImmutable $grantedAt;

    /**
     * The member purpose.
     */
    public ConsentPurpose|string $purpose;

    /**
     * The caller's reference of the stored consent.
     */
    public string $reference;

    /**
     * The member notice language.
     */
    public LanguageTag|string $noticeLanguage;

    /**
     * Address of the notice that the person saw.
     */
    public ?string $noticeUrl;

    /**
     * @param bool $granted Whether the person agreed; only `true` lets the operation run.
     * @param \DateTimeInterface|string $grantedAt When the person agreed.
     * @param string $reference The caller's reference of the stored consent.
     * @param string|Omit $noticeUrl Address of the notice that the person saw.
     */
    public function __construct(
        bool $granted,
        \DateTimeInterface|string $grantedAt,
        ConsentPurpose|string $purpose,
        string $reference,
        LanguageTag|string $noticeLanguage,
        string|Omit $noticeUrl = Omit::Value,
    ) {
        $this->build([
            'granted' => $granted,
            'grantedAt' => $grantedAt,
            'purpose' => $purpose,
            'reference' => $reference,
            'noticeLanguage' => $noticeLanguage,
            'noticeUrl' => $noticeUrl,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('granted', 'granted', new Codec\BoolCodec(), true),
            new FieldSpec('grantedAt', 'grantedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('purpose', 'purpose', new Codec\EnumCodec(ConsentPurpose::class), true),
            new FieldSpec('reference', 'reference', new Codec\TextCodec(), true),
            new FieldSpec('noticeLanguage', 'noticeLanguage', new Codec\EnumCodec(LanguageTag::class), true),
            new FieldSpec('noticeUrl', 'noticeUrl', new Codec\TextCodec()),
        );
    }
}
