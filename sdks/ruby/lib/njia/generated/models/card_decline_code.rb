# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why an authorization was declined, in the order in which it is checked.
  module CardDeclineCode
    extend OpenEnum

    # The card was closed.
    CARD_CLOSED = "card_closed"

    # The card is past its expiry.
    CARD_EXPIRED = "card_expired"

    # The card is frozen.
    CARD_FROZEN = "card_frozen"

    # The single-use card was used before.
    SINGLE_USE_ALREADY_USED = "single_use_already_used"

    # The security code is wrong.
    INVALID_CVC = "invalid_cvc"

    # The expiry is wrong.
    INVALID_EXPIRY = "invalid_expiry"

    # The merchant's country is not allowed.
    COUNTRY_NOT_ALLOWED = "country_not_allowed"

    # The merchant is blocked.
    MERCHANT_BLOCKED = "merchant_blocked"

    # The merchant is not among the allowed ones.
    MERCHANT_NOT_ALLOWED = "merchant_not_allowed"

    # The category is blocked.
    CATEGORY_BLOCKED = "category_blocked"

    # The category is not among the allowed ones.
    CATEGORY_NOT_ALLOWED = "category_not_allowed"

    # Same merchant, amount and network id within 60 seconds.
    DUPLICATE_AUTHORIZATION = "duplicate_authorization"

    # The fraud policy blocks it.
    SUSPECTED_FRAUD = "suspected_fraud"

    # A spend limit is used up; `declinedByLimitId` names it.
    SPEND_LIMIT_EXCEEDED = "spend_limit_exceeded"

    # The account has too little money.
    INSUFFICIENT_FUNDS = "insufficient_funds"

    # The merchant's currency cannot be converted.
    CURRENCY_NOT_SUPPORTED = "currency_not_supported"

    # All values that this version knows.
    VALUES = [
      CARD_CLOSED,
      CARD_EXPIRED,
      CARD_FROZEN,
      SINGLE_USE_ALREADY_USED,
      INVALID_CVC,
      INVALID_EXPIRY,
      COUNTRY_NOT_ALLOWED,
      MERCHANT_BLOCKED,
      MERCHANT_NOT_ALLOWED,
      CATEGORY_BLOCKED,
      CATEGORY_NOT_ALLOWED,
      DUPLICATE_AUTHORIZATION,
      SUSPECTED_FRAUD,
      SPEND_LIMIT_EXCEEDED,
      INSUFFICIENT_FUNDS,
      CURRENCY_NOT_SUPPORTED
    ].freeze
  end
end
