# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A balance, as far as the visitor may see it.
  class ClientBalance < Model
    # Name of the account, or the currency.
    # @return [String]
    attr_reader :name

    # The account; null for a sum over a currency.
    # @return [String, nil]
    attr_reader :account_id

    # Currency of the balance.
    # @return [String]
    attr_reader :currency

    # Available now.
    # @return [Njia::Money]
    attr_reader :available

    # On its way; null if the widget does not show it.
    # @return [Njia::Money, nil]
    attr_reader :pending

    # @param name [String]
    # @param account_id [String, nil]
    # @param currency [String]
    # @param available [Njia::Money, Hash]
    # @param pending [Njia::Money, Hash, nil]
    def initialize(
      name:,
      account_id:,
      currency:,
      available:,
      pending:
    )
      super({ name:, account_id:, currency:, available:, pending: })
    end

    define_shape do |shape|
      shape.required(:name, "name", shape.text)
      shape.required(:account_id, "accountId", shape.nullable(shape.text))
      shape.required(:currency, "currency", shape.text)
      shape.required(:available, "available", shape.model(:Money))
      shape.required(:pending, "pending", shape.nullable(shape.model(:Money)))
    end
  end
end
