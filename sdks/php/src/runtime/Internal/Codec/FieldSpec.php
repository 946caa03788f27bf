<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

/**
 * @internal one member of a model: the property's name, the name on the wire, its shape
 */
final readonly class FieldSpec
{
    /**
     * @param string $sensitive no, all or last4
     */
    public function __construct(
        public string $name,
        public string $wire,
        public Codec $codec,
        public bool $required = false,
        public string $sensitive = 'no',
    ) {
    }
}
