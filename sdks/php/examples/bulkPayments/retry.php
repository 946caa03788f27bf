<?php

/* Try failed items again */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->bulkPayments->retry(id: 'blk_01kag9ytq2f7sv3w5x8a0b1c2d');
print_r($result);
