<?php

/* Change a user */

declare(strict_types=1);

use Njia\Model\Role;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(sessionToken: (string) getenv('NJIA_SESSION_TOKEN'));
$result = $client->users->update(
    id: 'usr_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    role: Role::Risk,
);
print_r($result);
