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
 * The model that made a score.
 */
final readonly class ModelInfo implements Model
{
    use Hydration;

    /**
     * Name of the model.
     */
    public string $id;

    /**
     * Version of the model.
     */
    public string $version;

    /**
     * The member kind.
     */
    public ModelKind|string $kind;

    /**
     * `true` when the wanted model was not reachable and this one stood in.
     */
    public bool $fallback;

    /**
     * Origin of the data that the model was fitted to.
     */
    public string $trainingData;

    /**
     * @param string $id Name of the model.
     * @param string $version Version of the model.
     * @param bool $fallback `true` when the wanted model was not reachable and this one stood in.
     * @param string $trainingData Origin of the data that the model was fitted to.
     */
    public function __construct(
        string $id,
        string $version,
        ModelKind|string $kind,
        bool $fallback,
        string $trainingData,
    ) {
        $this->build([
            'id' => $id,
            'version' => $version,
            'kind' => $kind,
            'fallback' => $fallback,
            'trainingData' => $trainingData,
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
            new FieldSpec('version', 'version', new Codec\TextCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(ModelKind::class), true),
            new FieldSpec('fallback', 'fallback', new Codec\BoolCodec(), true),
            new FieldSpec('trainingData', 'trainingData', new Codec\TextCodec(), true),
        );
    }
}
