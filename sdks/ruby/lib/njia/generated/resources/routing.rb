# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Firm prices, rails, corridors and how a rail is chosen.
    class Routing
      # @api private
      def initialize(api)
        @api = api
      end

      # Try the choice of a rail
      #
      # Runs the same choice of a rail as `POST /v1/payments` and returns the decision with every candidate, but makes
      # and reserves nothing. With `asOf` the choice is made as at that time, with the history of the 24 hours before
      # it; `asOf` = `decidedAt` of an old decision gives the same `decisionHash`. When no rail is eligible the answer
      # is 422 `no_eligible_rail` with the reasons.
      # @param amount_minor_units [Integer] Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
      # @param currency [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param amount_type [String] Which side the amount fixes.
      # @param direction [String] Way in which the money moves.
      # @param account_id [String] Account that a payout is debited from or a collection is credited to.
      # @param destination [Njia::Party, Hash] Who gets the money.
      # @param source [Njia::MobileMoneyParty, Hash] Who pays a collection.
      # @param destination_currency [String] Currency that the recipient gets.
      # @param rail [String] Id of the rail to use, or `auto` to let the routing choose.
      # @param routing [Njia::RoutingPreference, Hash]
      # @param fee_bearer [String] Who pays the fee.
      # @param as_of [Time, String] Choose as at this time in the past, with the history of the 24 hours before it.
      # @return [Njia::RoutingDecision]
      # @raise [Njia::Error]
      def preview(
        amount_minor_units:,
        currency:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        amount_type: OMIT,
        direction: OMIT,
        account_id: OMIT,
        destination: OMIT,
        source: OMIT,
        destination_currency: OMIT,
        rail: OMIT,
        routing: OMIT,
        fee_bearer: OMIT,
        as_of: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Routing::PREVIEW,
          { accept_language:, x_correlation_id: },
          {
            amount_minor_units:,
            currency:,
            amount_type:,
            direction:,
            account_id:,
            destination:,
            source:,
            destination_currency:,
            rail:,
            routing:,
            fee_bearer:,
            as_of:
          },
          request_options
        )
      end

      def inspect
        "#<#{self.class.name}>"
      end
      alias to_s inspect
    end
  end
end
