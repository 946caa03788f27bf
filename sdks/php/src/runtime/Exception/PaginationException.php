<?php

declare(strict_types=1);

namespace Njia\Exception;

/** The server repeats the position of a listing, which would never end; `cursor` is where it stands. */
final class PaginationException extends NjiaException
{
}
