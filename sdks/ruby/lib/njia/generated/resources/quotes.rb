# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Firm prices, rails, corridors and how a rail is chosen.
    class Quotes
      # @api private
      def initialize(api)
        @api = api
      end

      # Make a quote
      #
      # Fixes fee, rail and exchange rate for one payment. The price holds for 60 seconds with a currency exchange and
      # for 10 minutes without; a payment that names the quote in `quoteId` pays exactly this price. Nothing is
      # reserved. When no rail can carry the payment the answer is 422 with the reasons of every rail. An
      # `Idempotency-Key` is accepted.
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
      # @param metadata [Hash{String => String}]
      # @return [Njia::Quote]
      # @raise [Njia::Error]
      def create(
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
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Quotes::CREATE,
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
            metadata:
          },
          request_options
        )
      end

      # Read a quote
      #
      # Returns the quote with its state: `active` until `expiresAt`, then `expired`, or `used` by the payment named
      # in `paymentId`.
      # @param id [String] Id of the quote.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Quote]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Quotes::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
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
