# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # ISO 20022 payment transaction status.
  module Iso20022TransactionStatus
    extend OpenEnum

    # Received.
    RCVD = "RCVD"

    # Pending: further checks or the outcome are awaited.
    PDNG = "PDNG"

    # Accepted, settlement in process.
    ACSP = "ACSP"

    # Accepted, settlement completed.
    ACSC = "ACSC"

    # Rejected.
    RJCT = "RJCT"

    # Canceled.
    CANC = "CANC"

    # All values that this version knows.
    VALUES = [RCVD, PDNG, ACSP, ACSC, RJCT, CANC].freeze
  end
end
