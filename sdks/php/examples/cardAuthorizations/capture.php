<?php

/* Capture an authorization */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->cardAuthorizations->capture(id: 'cauth_01kag9ytq2f7sv3w5x8a0b1c2d');
print_r($result);
