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
 * How to put the widget on a page.
 *
 * It never holds a token.
 */
final readonly class WidgetEmbed implements Model
{
    use Hydration;

    /**
     * The loader script.
     */
    public string $scriptUrl;

    /**
     * Ready HTML with the script (with an integrity hash) and the element.
     */
    public string $html;

    /**
     * Address for a plain iframe; append `#` and the client token.
     */
    public string $iframeUrl;

    /**
     * @param string $scriptUrl The loader script.
     * @param string $html Ready HTML with the script (with an integrity hash) and the element.
     * @param string $iframeUrl Address for a plain iframe; append `#` and the client token.
     */
    public function __construct(
        string $scriptUrl,
        string $html,
        string $iframeUrl,
    ) {
        $this->build([
            'scriptUrl' => $scriptUrl,
            'html' => $html,
            'iframeUrl' => $iframeUrl,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('scriptUrl', 'scriptUrl', new Codec\TextCodec(), true),
            new FieldSpec('html', 'html', new Codec\TextCodec(), true),
            new FieldSpec('iframeUrl', 'iframeUrl', new Codec\TextCodec(), true),
        );
    }
}
