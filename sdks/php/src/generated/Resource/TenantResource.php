<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Tenant;
use Njia\Model\TenantSettingsInput;
use Njia\Model\UpdateTenantRequest;
use Njia\Omit;
use Njia\Operation\TenantResourceOperations;
use Njia\RequestOptions;

/**
 * Keys, sessions, users and the tenant itself.
 */
final readonly class TenantResource
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Retrieve the tenant
     *
     * Returns the tenant that the key belongs to, with its settings: which rail strategy applies by default,
     * from which fraud score payments are held or blocked, how long a transaction can be reversed.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieve(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Tenant {
        return $this->api->call(
            TenantResourceOperations::retrieve(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Change the tenant
     *
     * Changes name, time zone or settings of the tenant; members left out stay as they are. New settings hold
     * from the next request on and do not touch payments that exist already. Every change is written to the
     * audit log.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $name Name of the tenant.
     * @param string|Omit $timezone IANA time zone.
     * @throws NjiaException
     */
    public function update(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $name = Omit::Value,
        string|Omit $timezone = Omit::Value,
        TenantSettingsInput|Omit $settings = Omit::Value,
        ?RequestOptions $options = null,
    ): Tenant {
        return $this->api->call(
            TenantResourceOperations::update(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new UpdateTenantRequest(
                name: $name,
                timezone: $timezone,
                settings: $settings,
            ),
            options: $options,
        );
    }
}
