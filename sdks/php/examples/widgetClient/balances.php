<?php

/* Read widget balances (browser) */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(widgetToken: (string) getenv('NJIA_WIDGET_TOKEN'));
$result = $client->widgetClient->balances(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
