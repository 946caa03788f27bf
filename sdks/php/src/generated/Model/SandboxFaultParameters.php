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
 * Details of a fault.
 *
 * A member that does not belong to the kind is ignored.
 */
final readonly class SandboxFaultParameters implements Model
{
    use Hydration;

    /**
     * Extra delay in milliseconds (kinds `latency` and `timeout`).
     */
    public ?int $latencyMs;

    /**
     * Virtual seconds a message is held back (kinds `drop` and `reorder`).
     */
    public ?int $delaySeconds;

    /**
     * How many times the message arrives (kind `duplicate`).
     */
    public ?int $copies;

    /**
     * Provider reason to answer with (kinds `error` and `contradict`).
     */
    public ?string $reasonCode;

    /**
     * HTTP status a webhook receiver or scorer answers with (kind `error`).
     */
    public ?int $httpStatus;

    /**
     * @param int|Omit $latencyMs Extra delay in milliseconds (kinds `latency` and `timeout`).
     * @param int|Omit $delaySeconds Virtual seconds a message is held back (kinds `drop` and `reorder`).
     * @param int|Omit $copies How many times the message arrives (kind `duplicate`).
     * @param string|Omit $reasonCode Provider reason to answer with (kinds `error` and `contradict`).
     * @param int|Omit $httpStatus HTTP status a webhook receiver or scorer answers with (kind `error`).
     */
    public function __construct(
        int|float|Omit $latencyMs = Omit::Value,
        int|float|Omit $delaySeconds = Omit::Value,
        int|float|Omit $copies = Omit::Value,
        string|Omit $reasonCode = Omit::Value,
        int|float|Omit $httpStatus = Omit::Value,
    ) {
        $this->build([
            'latencyMs' => $latencyMs,
            'delaySeconds' => $delaySeconds,
            'copies' => $copies,
            'reasonCode' => $reasonCode,
            'httpStatus' => $httpStatus,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('latencyMs', 'latencyMs', new Codec\IntCodec()),
            new FieldSpec('delaySeconds', 'delaySeconds', new Codec\IntCodec()),
            new FieldSpec('copies', 'copies', new Codec\IntCodec()),
            new FieldSpec('reasonCode', 'reasonCode', new Codec\TextCodec()),
            new FieldSpec('httpStatus', 'httpStatus', new Codec\IntCodec()),
        );
    }
}
