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
 * An error (RFC 9457).
 *
 * `code` is stable and meant for programs; `title` and `detail` are for people and follow `Accept-Language`.
 * Some codes carry further members, such as `requiredScopes`; `GET /errors/{code}` describes them.
 */
final readonly class Problem implements Model
{
    use Hydration;

    /**
     * Address of the description of this kind of error.
     */
    public string $type;

    /**
     * Short name of the kind of error.
     */
    public string $title;

    /**
     * HTTP status of the answer.
     */
    public int $status;

    /**
     * What went wrong in this case and what to do.
     */
    public string $detail;

    /**
     * Name of this very occurrence.
     */
    public string $instance;

    /**
     * Stable code from the error catalogue.
     */
    public string $code;

    /**
     * `true` when the same request may succeed later without a change.
     */
    public bool $retryable;

    /**
     * Id of the request.
     */
    public string $requestId;

    /**
     * The faulty values, where the error comes from certain values.
     *
     * @var list<FieldError>|null
     */
    public ?array $errors;

    /**
     * @param string $type Address of the description of this kind of error.
     * @param string $title Short name of the kind of error.
     * @param int $status HTTP status of the answer.
     * @param string $detail What went wrong in this case and what to do.
     * @param string $instance Name of this very occurrence.
     * @param string $code Stable code from the error catalogue.
     * @param bool $retryable `true` when the same request may succeed later without a change.
     * @param string $requestId Id of the request.
     * @param list<FieldError>|Omit $errors The faulty values, where the error comes from certain values.
     */
    public function __construct(
        string $type,
        string $title,
        int|float $status,
        string $detail,
        string $instance,
        string $code,
        bool $retryable,
        string $requestId,
        array|Omit $errors = Omit::Value,
    ) {
        $this->build([
            'type' => $type,
            'title' => $title,
            'status' => $status,
            'detail' => $detail,
            'instance' => $instance,
            'code' => $code,
            'retryable' => $retryable,
            'requestId' => $requestId,
            'errors' => $errors,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\TextCodec(), true),
            new FieldSpec('title', 'title', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\IntCodec(), true),
            new FieldSpec('detail', 'detail', new Codec\TextCodec(), true),
            new FieldSpec('instance', 'instance', new Codec\TextCodec(), true),
            new FieldSpec('code', 'code', new Codec\TextCodec(), true),
            new FieldSpec('retryable', 'retryable', new Codec\BoolCodec(), true),
            new FieldSpec('requestId', 'requestId', new Codec\TextCodec(), true),
            new FieldSpec('errors', 'errors', new Codec\ListCodec(new Codec\ModelCodec(FieldError::class))),
        );
    }
}
