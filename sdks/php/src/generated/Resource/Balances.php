<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Balance;
use Njia\Omit;
use Njia\Operation\BalancesOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Accounts, balances and ledger entries.
 */
final readonly class Balances
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * List balances
     *
     * Returns the money of the tenant in each currency, summed over its accounts: available, reserved for
     * payments under way, and pending, which is incoming money that is not posted yet. For the balance of one
     * account read the account.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param string|Omit $currency Only this currency.
     * @return Page<Balance>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        string|Omit $currency = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            BalancesOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query currency' => $currency,
            ],
            options: $options,
        );
    }
}
