<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum ChangeLogEventType: string
{
    /**
     * A change took effect.
     */
    case ChangelogEntryPublished = 'changelog.entry_published';
    /**
     * A breaking change was announced.
     */
    case ChangelogBreakingChangeAnnounced = 'changelog.breaking_change_announced';
    /**
     * Something you may use ends soon.
     */
    case ChangelogSunsetApproaching = 'changelog.sunset_approaching';
}
