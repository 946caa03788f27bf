# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whom to score and from what.
  #
  # Give `customerId` or `subject`. Data comes from `mobileMoney`, from `mobileMoneySummary` and from the tenant's own
  # history with the person. Sex, religion, ethnicity, tribe, marital status, health, political opinion, contacts and
  # message texts are never accepted.
  class CreditScoreRequest < Model
    # Customer to score.
    # @return [String, nil]
    attr_reader :customer_id

    # The member subject.
    # @return [Njia::CreditSubjectInput, nil]
    attr_reader :subject

    # The member consent.
    # @return [Njia::ConsentInput]
    attr_reader :consent

    # The member product.
    # @return [Njia::CreditProductInput, nil]
    attr_reader :product

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member mobile money.
    # @return [Njia::MobileMoneyHistoryInput, nil]
    attr_reader :mobile_money

    # The member mobile money summary.
    # @return [Njia::MobileMoneySummaryInput, nil]
    attr_reader :mobile_money_summary

    # Whether the person's payments at this tenant count too.
    # @return [Boolean, nil]
    attr_reader :use_tenant_history

    # Version of the model to use.
    #
    # Without it, the current one.
    # @return [String, nil]
    attr_reader :model_version

    # @param consent [Njia::ConsentInput, Hash]
    # @param currency [String]
    # @param customer_id [String]
    # @param subject [Njia::CreditSubjectInput, Hash]
    # @param product [Njia::CreditProductInput, Hash]
    # @param mobile_money [Njia::MobileMoneyHistoryInput, Hash]
    # @param mobile_money_summary [Njia::MobileMoneySummaryInput, Hash]
    # @param use_tenant_history [Boolean]
    # @param model_version [String]
    def initialize(
      consent:,
      currency:,
      customer_id: OMIT,
      subject: OMIT,
      product: OMIT,
      mobile_money: OMIT,
      mobile_money_summary: OMIT,
      use_tenant_history: OMIT,
      model_version: OMIT
    )
      super({
        consent:,
        currency:,
        customer_id:,
        subject:,
        product:,
        mobile_money:,
        mobile_money_summary:,
        use_tenant_history:,
        model_version:
      })
    end

    define_shape do |shape|
      shape.optional(:customer_id, "customerId", shape.text)
      shape.optional(:subject, "subject", shape.model(:CreditSubjectInput))
      shape.required(:consent, "consent", shape.model(:ConsentInput))
      shape.optional(:product, "product", shape.model(:CreditProductInput))
      shape.required(:currency, "currency", shape.text)
      shape.optional(:mobile_money, "mobileMoney", shape.model(:MobileMoneyHistoryInput))
      shape.optional(:mobile_money_summary, "mobileMoneySummary", shape.model(:MobileMoneySummaryInput))
      shape.optional(:use_tenant_history, "useTenantHistory", shape.boolean)
      shape.optional(:model_version, "modelVersion", shape.text)
    end
  end
end
