<?php

/* Log a person in */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->auth->login(
    email: 'amina.ngo@sahel-pay.example',
    password: 'correct horse battery staple',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
