# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Another account of the same tenant.
  #
  # The payment is a book transfer on the rail `internal_book`, free and instant.
  class AccountParty < Model
    include Party

    # Kind of party.
    # @return [String]
    attr_reader :type

    # Id of the account.
    # @return [String]
    attr_reader :account_id

    # @param account_id [String]
    def initialize(
      account_id:
    )
      super({ account_id: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.constant("account"))
      shape.required(:account_id, "accountId", shape.text)
    end
  end
end
