<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum BulkItemEventType: string
{
    /**
     * An item was not valid and was never sent.
     */
    case BulkItemRejected = 'bulk_item.rejected';
    /**
     * An item failed for a passing reason and will be tried again.
     */
    case BulkItemRetryScheduled = 'bulk_item.retry_scheduled';
    /**
     * The item's payment completed.
     */
    case BulkItemSucceeded = 'bulk_item.succeeded';
    /**
     * The item's payment failed for good.
     */
    case BulkItemFailed = 'bulk_item.failed';
}
