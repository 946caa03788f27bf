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
 * The subscription to make.
 */
final readonly class ChangeLogSubscriptionRequest implements Model
{
    use Hydration;

    /**
     * The member channel.
     */
    public ChangeLogChannel|string $channel;

    /**
     * E-mail address or https URL; required for `email` and `webhook`, not allowed for `webhook_event`.
     */
    public ?string $target;

    /**
     * The member filter.
     */
    public ?ChangeLogFilterInput $filter;

    /**
     * @param string|Omit $target E-mail address or https URL; required for `email` and `webhook`, not
     *     allowed for `webhook_event`.
     */
    public function __construct(
        ChangeLogChannel|string $channel,
        string|Omit $target = Omit::Value,
        ChangeLogFilterInput|Omit $filter = Omit::Value,
    ) {
        $this->build([
            'channel' => $channel,
            'target' => $target,
            'filter' => $filter,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('channel', 'channel', new Codec\EnumCodec(ChangeLogChannel::class), true),
            new FieldSpec('target', 'target', new Codec\TextCodec()),
            new FieldSpec('filter', 'filter', new Codec\ModelCodec(ChangeLogFilterInput::class)),
        );
    }
}
