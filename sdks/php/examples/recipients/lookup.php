<?php

/* Look up a recipient */

declare(strict_types=1);

use Njia\Model\MobileMoneyParty;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->recipients->lookup(
    destination: new MobileMoneyParty(
        msisdn: '+24166999000',
        country: 'GA',
        holderName: 'Aline Mba',
    ),
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    xSandboxScenario: 'payment.callback_late; latencyMs=400',
);
print_r($result);
