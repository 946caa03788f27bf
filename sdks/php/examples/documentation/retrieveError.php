<?php

/* Explain an error */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->documentation->retrieveError(
    code: 'insufficient_funds',
    acceptLanguage: 'fr',
);
print_r($result);
