# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The other side of a payment as answers show it, with phone and account numbers masked; `type` tells which kind.
  module PartyDetails
    # @api private
    def self.codec
      @codec ||= Runtime::TagUnion.new(UnknownPartyDetails, "type", :type) do |union|
        union.variant(union.model(:MobileMoneyPartyDetails), "mobile_money")
        union.variant(union.model(:BankAccountPartyDetails), "bank_account")
        union.variant(union.model(:AccountPartyDetails), "account")
      end
    end
  end

  # A variant of PartyDetails that is newer than this version.
  class UnknownPartyDetails < UnknownVariant
    include PartyDetails
  end
end
