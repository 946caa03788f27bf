<?php

/* Create a listen session */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->events->createListenSession(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    types: ['payment.*', 'kyc_score.*'],
    where: ['data.status=failed'],
    afterSequence: 1629,
    device: 'amina-laptop',
    profile: 'default',
);
print_r($result);
