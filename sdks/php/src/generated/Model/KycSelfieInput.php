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
 * Pictures of the face, JPEG or PNG in base64.
 */
final readonly class KycSelfieInput implements Model
{
    use Hydration;

    /**
     * The selfie.
     */
    public string $image;

    /**
     * Frames that show the person move.
     *
     * @var list<string>|null
     */
    public ?array $livenessFrames;

    /**
     * @param string $image The selfie.
     * @param list<string>|Omit $livenessFrames Frames that show the person move.
     */
    public function __construct(
        #[\SensitiveParameter] string $image,
        #[\SensitiveParameter] array|Omit $livenessFrames = Omit::Value,
    ) {
        $this->build([
            'image' => $image,
            'livenessFrames' => $livenessFrames,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('image', 'image', new Codec\BytesCodec(), true, sensitive: 'all'),
            new FieldSpec(
                'livenessFrames',
                'livenessFrames',
                new Codec\ListCodec(new Codec\BytesCodec()),
                sensitive: 'all',
            ),
        );
    }
}
