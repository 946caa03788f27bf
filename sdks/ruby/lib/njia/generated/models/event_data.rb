# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The resource an event is about, as it was right after the event.
  #
  # `object` tells its type.
  module EventData
    # @api private
    def self.codec
      @codec ||= Runtime::TagUnion.new(UnknownEventData, "object", :object) do |union|
        union.variant(union.model(:Payment), "payment")
        union.variant(union.model(:Transaction), "transaction")
        union.variant(union.model(:Reversal), "reversal")
        union.variant(union.model(:BulkPayment), "bulk_payment")
        union.variant(union.model(:BulkItem), "bulk_item")
        union.variant(union.model(:CreditScore), "credit_score")
        union.variant(union.model(:FraudAnalysis), "fraud_analysis")
        union.variant(union.model(:KycScore), "kyc_score")
        union.variant(union.model(:KycCheck), "kyc_check")
        union.variant(union.model(:GhostCard), "ghost_card")
        union.variant(union.model(:CardAuthorization), "card_authorization")
        union.variant(union.model(:Widget), "widget")
        union.variant(union.model(:WidgetSession), "widget_session")
        union.variant(union.model(:Customer), "customer")
        union.variant(union.model(:Account), "account")
        union.variant(union.model(:Balance), "balance")
        union.variant(union.model(:ProviderCallback), "provider_callback")
        union.variant(union.model(:Rail), "rail")
        union.variant(union.model(:WebhookEndpoint), "webhook_endpoint")
        union.variant(union.model(:ApiKey), "api_key")
        union.variant(union.model(:ChangeLogEntry), "changelog_entry")
      end
    end
  end

  # A variant of EventData that is newer than this version.
  class UnknownEventData < UnknownVariant
    include EventData
  end
end
