<?php

/* Follow a widget payment (browser) */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(widgetToken: (string) getenv('NJIA_WIDGET_TOKEN'));
$result = $client->widgetClient->retrievePayment(
    id: 'pay_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
