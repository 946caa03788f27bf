<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal a form field: media type of its part, and whether a list is sent as one part per item
 */
final readonly class Part
{
    public function __construct(public string $media = '', public bool $many = false)
    {
    }
}
