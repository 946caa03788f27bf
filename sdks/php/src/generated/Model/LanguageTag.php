<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Language, ISO 639-1 code.
 */
enum LanguageTag: string
{
    /**
     * English
     */
    case En = 'en';
    /**
     * French
     */
    case Fr = 'fr';
    /**
     * Portuguese
     */
    case Pt = 'pt';
    /**
     * Arabic
     */
    case Ar = 'ar';
    /**
     * Swahili
     */
    case Sw = 'sw';
}
