<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What goes wrong.
 */
enum SandboxFaultKind: string
{
    /**
     * Answers are delayed by `latencyMs`.
     */
    case Latency = 'latency';
    /**
     * The target answers with an error.
     */
    case Error = 'error';
    /**
     * The target never answers.
     */
    case Timeout = 'timeout';
    /**
     * The message is lost.
     */
    case Drop = 'drop';
    /**
     * The message arrives several times.
     */
    case Duplicate = 'duplicate';
    /**
     * The message arrives after later ones.
     */
    case Reorder = 'reorder';
    /**
     * A second message says the opposite.
     */
    case Contradict = 'contradict';
    /**
     * The message arrives damaged and fails its checks.
     */
    case Corrupt = 'corrupt';
}
