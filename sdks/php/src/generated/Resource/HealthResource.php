<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Health;
use Njia\Operation\HealthResourceOperations;
use Njia\RequestOptions;

/**
 * Is the service alive and ready.
 */
final readonly class HealthResource
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Is the process alive
     *
     * Answers as soon as the process can answer at all, and looks at nothing else. For restarts by a
     * supervisor. It needs no key and is not counted.
     *
     * @throws NjiaException
     */
    public function live(
        ?RequestOptions $options = null,
    ): Health {
        return $this->api->call(
            HealthResourceOperations::live(),
            [],
            options: $options,
        );
    }

    /**
     * Is the service ready
     *
     * Tells whether the service can take traffic: database reachable, migrations applied, workers running. 503
     * means that it should get none for the moment. A part that is slow but works shows as `degraded` and keeps
     * 200.
     *
     * @throws NjiaException
     */
    public function ready(
        ?RequestOptions $options = null,
    ): Health {
        return $this->api->call(
            HealthResourceOperations::ready(),
            [],
            options: $options,
        );
    }
}
