# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why a transaction is reversed.
  #
  # The original fee is given back for `duplicate` and `technical_error` only.
  module ReversalReason
    extend OpenEnum

    # Paid twice (ISO 20022 DUPL).
    #
    # The fee is given back.
    DUPLICATE = "duplicate"

    # The payment was a fraud (FRAD).
    FRAUDULENT = "fraudulent"

    # The customer asked for it (CUST).
    CUSTOMER_REQUEST = "customer_request"

    # It went to the wrong party (AC03).
    WRONG_RECIPIENT = "wrong_recipient"

    # The amount was wrong (AM09).
    WRONG_AMOUNT = "wrong_amount"

    # Goods or service were not delivered (CUST).
    SERVICE_NOT_RENDERED = "service_not_rendered"

    # A technical fault made the payment (TECH).
    #
    # The fee is given back.
    TECHNICAL_ERROR = "technical_error"

    # Another reason; `note` must tell it (CUST).
    OTHER = "other"

    # All values that this version knows.
    VALUES = [
      DUPLICATE,
      FRAUDULENT,
      CUSTOMER_REQUEST,
      WRONG_RECIPIENT,
      WRONG_AMOUNT,
      SERVICE_NOT_RENDERED,
      TECHNICAL_ERROR,
      OTHER
    ].freeze
  end
end
