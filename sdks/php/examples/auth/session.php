<?php

/* Look at the session */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(sessionToken: (string) getenv('NJIA_SESSION_TOKEN'));
$result = $client->auth->session(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
