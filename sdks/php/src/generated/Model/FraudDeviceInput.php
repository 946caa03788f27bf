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
 * Device that the order came from.
 */
final readonly class FraudDeviceInput implements Model
{
    use Hydration;

    /**
     * Stable id of the device.
     */
    public ?string $id;

    /**
     * Operating system.
     */
    public ?string $os;

    /**
     * Model.
     */
    public ?string $model;

    /**
     * Whether it is rooted or jailbroken.
     */
    public ?bool $rooted;

    /**
     * Whether it is an emulator.
     */
    public ?bool $emulator;

    /**
     * Version of the app.
     */
    public ?string $appVersion;

    /**
     * @param string|Omit $id Stable id of the device.
     * @param string|Omit $os Operating system.
     * @param string|Omit $model Model.
     * @param bool|Omit $rooted Whether it is rooted or jailbroken.
     * @param bool|Omit $emulator Whether it is an emulator.
     * @param string|Omit $appVersion Version of the app.
     */
    public function __construct(
        string|Omit $id = Omit::Value,
        string|Omit $os = Omit::Value,
        string|Omit $model = Omit::Value,
        bool|Omit $rooted = Omit::Value,
        bool|Omit $emulator = Omit::Value,
        string|Omit $appVersion = Omit::Value,
    ) {
        $this->build([
            'id' => $id,
            'os' => $os,
            'model' => $model,
            'rooted' => $rooted,
            'emulator' => $emulator,
            'appVersion' => $appVersion,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec()),
            new FieldSpec('os', 'os', new Codec\TextCodec()),
            new FieldSpec('model', 'model', new Codec\TextCodec()),
            new FieldSpec('rooted', 'rooted', new Codec\BoolCodec()),
            new FieldSpec('emulator', 'emulator', new Codec\BoolCodec()),
            new FieldSpec('appVersion', 'appVersion', new Codec\TextCodec()),
        );
    }
}
