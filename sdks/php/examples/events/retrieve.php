<?php

/* Get an event */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->events->retrieve(
    id: 'evt_01kag9zt9jkza2dnmtty18aem2',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
