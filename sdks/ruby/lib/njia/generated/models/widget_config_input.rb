# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Settings of a widget.
  #
  # Which members count depends on `kind`; a member of another kind is 400 `validation_failed`.
  class WidgetConfigInput < Model
    # payment: amount to collect, in minor units.
    #
    # Required.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # payment: currency of the amount.
    #
    # Required.
    # @return [String, nil]
    attr_reader :currency

    # payment: your reference.
    # @return [String, nil]
    attr_reader :reference

    # payment: what it is for; shown to the visitor.
    # @return [String, nil]
    attr_reader :description

    # payment: ways to pay; all if absent.
    # @return [Array<String>, nil]
    attr_reader :methods_

    # payment: whether the visitor may not change the amount.
    # @return [Boolean, nil]
    attr_reader :lock_amount

    # payment and kyc: country that is preselected.
    # @return [String, nil]
    attr_reader :country

    # balance: accounts to show.
    #
    # Either this or `currencies`.
    # @return [Array<String>, nil]
    attr_reader :account_ids

    # balance: currencies to show, summed over accounts.
    # @return [Array<String>, nil]
    attr_reader :currencies

    # balance: whether to show what is on its way.
    # @return [Boolean, nil]
    attr_reader :show_pending

    # kyc: tier to reach.
    # @return [String, nil]
    attr_reader :requested_tier

    # kyc: checks to run; all that the data allows if absent.
    # @return [Array<String>, nil]
    attr_reader :checks

    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param reference [String]
    # @param description [String]
    # @param methods_ [Array<String>]
    # @param lock_amount [Boolean]
    # @param country [String]
    # @param account_ids [Array<String>]
    # @param currencies [Array<String>]
    # @param show_pending [Boolean]
    # @param requested_tier [String]
    # @param checks [Array<String>]
    def initialize(
      amount_minor_units: OMIT,
      currency: OMIT,
      reference: OMIT,
      description: OMIT,
      methods_: OMIT,
      lock_amount: OMIT,
      country: OMIT,
      account_ids: OMIT,
      currencies: OMIT,
      show_pending: OMIT,
      requested_tier: OMIT,
      checks: OMIT
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
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.optional(:currency, "currency", shape.text)
      shape.optional(:reference, "reference", shape.text)
      shape.optional(:description, "description", shape.text)
      shape.optional(:methods_, "methods", shape.list(shape.constant("mobile_money")))
      shape.optional(:lock_amount, "lockAmount", shape.boolean)
      shape.optional(:country, "country", shape.text)
      shape.optional(:account_ids, "accountIds", shape.list(shape.text))
      shape.optional(:currencies, "currencies", shape.list(shape.text))
      shape.optional(:show_pending, "showPending", shape.boolean)
      shape.optional(:requested_tier, "requestedTier", shape.text)
      shape.optional(:checks, "checks", shape.list(shape.text))
    end
  end
end
