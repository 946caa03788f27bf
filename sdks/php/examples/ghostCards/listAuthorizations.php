<?php

/* List authorizations of a card */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$items = $client->ghostCards->listAuthorizations(
    id: 'card_01kag9ytq2f7sv3w5x8a0b1c2d',
    limit: 20,
);
foreach ($items as $item) {
    print_r($item);
}
