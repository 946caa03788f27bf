<?php

/* List audit entries */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$items = $client->audit->list(limit: 20);
foreach ($items as $item) {
    print_r($item);
}
