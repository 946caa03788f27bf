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
 * Pictures of a document, JPEG or PNG in base64.
 */
final readonly class KycDocumentInput implements Model
{
    use Hydration;

    /**
     * The member type.
     */
    public KycDocumentType|string $type;

    /**
     * Front side.
     */
    public string $frontImage;

    /**
     * Back side.
     */
    public ?string $backImage;

    /**
     * @param string $frontImage Front side.
     * @param string|Omit $backImage Back side.
     */
    public function __construct(
        KycDocumentType|string $type,
        #[\SensitiveParameter] string $frontImage,
        #[\SensitiveParameter] string|Omit $backImage = Omit::Value,
    ) {
        $this->build([
            'type' => $type,
            'frontImage' => $frontImage,
            'backImage' => $backImage,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\EnumCodec(KycDocumentType::class), true),
            new FieldSpec('frontImage', 'frontImage', new Codec\BytesCodec(), true, sensitive: 'all'),
            new FieldSpec('backImage', 'backImage', new Codec\BytesCodec(), sensitive: 'all'),
        );
    }
}
