<?php

/* List users */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(sessionToken: (string) getenv('NJIA_SESSION_TOKEN'));
$items = $client->users->list(limit: 20);
foreach ($items as $item) {
    print_r($item);
}
