# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Settings of a widget.
  #
  # Members of another kind are null.
  class WidgetConfig < Model
    # payment: amount to collect, in minor units.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # payment: currency of the amount.
    # @return [String, nil]
    attr_reader :currency

    # payment: your reference.
    # @return [String, nil]
    attr_reader :reference

    # payment: what it is for.
    # @return [String, nil]
    attr_reader :description

    # payment: ways to pay.
    # @return [Array<String>, nil]
    attr_reader :methods_

    # payment: whether the visitor may not change the amount.
    # @return [Boolean, nil]
    attr_reader :lock_amount

    # payment and kyc: country that is preselected.
    # @return [String, nil]
    attr_reader :country

    # balance: accounts to show.
    # @return [Array<String>, nil]
    attr_reader :account_ids

    # balance: currencies to show.
    # @return [Array<String>, nil]
    attr_reader :currencies

    # balance: whether to show what is on its way.
    # @return [Boolean, nil]
    attr_reader :show_pending

    # kyc: tier to reach.
    # @return [String, nil]
    attr_reader :requested_tier

    # kyc: checks to run.
    # @return [Array<String>, nil]
    attr_reader :checks

    # @param amount_minor_units [Integer, nil]
    # @param currency [String, nil]
    # @param reference [String, nil]
    # @param description [String, nil]
    # @param methods_ [Array<String>, nil]
    # @param lock_amount [Boolean, nil]
    # @param country [String, nil]
    # @param account_ids [Array<String>, nil]
    # @param currencies [Array<String>, nil]
    # @param show_pending [Boolean, nil]
    # @param requested_tier [String, nil]
    # @param checks [Array<String>, nil]
    def initialize(
      amount_minor_units:,
      currency:,
      reference:,
      description:,
      methods_:,
      lock_amount:,
      country:,
      account_ids:,
      currencies:,
      show_pending:,
      requested_tier:,
      checks:
    )
      super({
        amount_minor_units:,
        currency:,
        reference:,
        description:,
        methods_:,
        lock_amount:,
        country:,
        account_ids:,
        currencies:,
        show_pending:,
        requested_tier:,
        checks:
      })
    end

    define_shape do |shape|
      shape.required(:amount_minor_units, "amountMinorUnits", shape.nullable(shape.integer))
      shape.required(:currency, "currency", shape.nullable(shape.text))
      shape.required(:reference, "reference", shape.nullable(shape.text))
      shape.required(:description, "description", shape.nullable(shape.text))
      shape.required(:methods_, "methods", shape.nullable(shape.list(shape.constant("mobile_money"))))
      shape.required(:lock_amount, "lockAmount", shape.nullable(shape.boolean))
      shape.required(:country, "country", shape.nullable(shape.text))
      shape.required(:account_ids, "accountIds", shape.nullable(shape.list(shape.text)))
      shape.required(:currencies, "currencies", shape.nullable(shape.list(shape.text)))
      shape.required(:show_pending, "showPending", shape.nullable(shape.boolean))
      shape.required(:requested_tier, "requestedTier", shape.nullable(shape.text))
      shape.required(:checks, "checks", shape.nullable(shape.list(shape.text)))
    end
  end
end
