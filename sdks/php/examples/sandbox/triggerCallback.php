<?php

/* Send a provider callback */

declare(strict_types=1);

use Njia\Model\ProviderCallbackEvent;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->sandbox->triggerCallback(
    id: 'pay_01kag9ytq2f7sv3w5x8a0b1c2d',
    event: ProviderCallbackEvent::Succeeded,
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    delaySeconds: 2,
);
print_r($result);
