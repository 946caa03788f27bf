<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * The risk score in four steps.
 */
enum FraudRiskLevel: string
{
    /**
     * 0 to 29.
     */
    case Low = 'low';
    /**
     * 30 to 59.
     */
    case Medium = 'medium';
    /**
     * 60 to 79.
     */
    case High = 'high';
    /**
     * 80 to 100.
     */
    case Critical = 'critical';
}
