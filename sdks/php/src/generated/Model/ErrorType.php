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
 * A kind of error.
 */
final readonly class ErrorType implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Stable code.
     */
    public string $code;

    /**
     * Address of this description; `type` of the problem.
     */
    public string $type;

    /**
     * HTTP status.
     */
    public int $status;

    /**
     * Whether the same request may succeed later without a change.
     */
    public bool $retryable;

    /**
     * Short name.
     */
    public string $title;

    /**
     * Meaning and cure.
     */
    public string $description;

    /**
     * Members that the problem carries besides the common ones.
     *
     * @var list<ErrorMember>
     */
    public array $members;

    /**
     * Operations that name this code; empty when any operation may answer it.
     *
     * @var list<string>
     */
    public array $operations;

    /**
     * @param string $code Stable code.
     * @param string $type Address of this description; `type` of the problem.
     * @param int $status HTTP status.
     * @param bool $retryable Whether the same request may succeed later without a change.
     * @param string $title Short name.
     * @param string $description Meaning and cure.
     * @param list<ErrorMember> $members Members that the problem carries besides the common ones.
     * @param list<string> $operations Operations that name this code; empty when any operation may answer
     *     it.
     */
    public function __construct(
        string $code,
        string $type,
        int|float $status,
        bool $retryable,
        string $title,
        string $description,
        array $members,
        array $operations,
    ) {
        $this->build([
            'code' => $code,
            'type' => $type,
            'status' => $status,
            'retryable' => $retryable,
            'title' => $title,
            'description' => $description,
            'members' => $members,
            'operations' => $operations,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('error_type'), true),
            new FieldSpec('code', 'code', new Codec\TextCodec(), true),
            new FieldSpec('type', 'type', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\IntCodec(), true),
            new FieldSpec('retryable', 'retryable', new Codec\BoolCodec(), true),
            new FieldSpec('title', 'title', new Codec\TextCodec(), true),
            new FieldSpec('description', 'description', new Codec\TextCodec(), true),
            new FieldSpec(
                'members',
                'members',
                new Codec\ListCodec(new Codec\ModelCodec(ErrorMember::class)),
                true,
            ),
            new FieldSpec('operations', 'operations', new Codec\ListCodec(new Codec\TextCodec()), true),
        );
    }
}
