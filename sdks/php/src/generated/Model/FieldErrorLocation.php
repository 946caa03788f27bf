<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Part of the request that holds the faulty value.
 */
enum FieldErrorLocation: string
{
    /**
     * The JSON body; `pointer` leads to the value.
     */
    case Body = 'body';
    /**
     * A query parameter; `name` tells which.
     */
    case Query = 'query';
    /**
     * A request header; `name` tells which.
     */
    case Header = 'header';
    /**
     * A path parameter; `name` tells which.
     */
    case Path = 'path';
}
