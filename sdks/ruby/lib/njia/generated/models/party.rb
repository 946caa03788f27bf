# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The other side of a payment as the caller names it; `type` tells which kind.
  module Party
    # @api private
    def self.codec
      @codec ||= Runtime::TagUnion.new(UnknownParty, "type", :type) do |union|
        union.variant(union.model(:MobileMoneyParty), "mobile_money")
        union.variant(union.model(:BankAccountParty), "bank_account")
        union.variant(union.model(:AccountParty), "account")
      end
    end
  end

  # A variant of Party that is newer than this version.
  class UnknownParty < UnknownVariant
    include Party
  end
end
