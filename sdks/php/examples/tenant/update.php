<?php

/* Change the tenant */

declare(strict_types=1);

use Njia\Model\RoutingStrategy;
use Njia\Model\TenantSettingsInput;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->tenant->update(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    settings: new TenantSettingsInput(
        routingStrategy: RoutingStrategy::LowestCost,
        reversalWindowDays: 30,
    ),
);
print_r($result);
