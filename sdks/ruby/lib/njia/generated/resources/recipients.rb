# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Firm prices, rails, corridors and how a rail is chosen.
    class Recipients
      # @api private
      def initialize(api)
        @api = api
      end

      # Look up a recipient
      #
      # Asks the provider whether the wallet or account exists, whether it can take money and, when `holderName` is
      # given, whether the name fits. Names come back with most letters hidden. Nothing is stored or paid. A provider
      # that cannot be reached answers 422 `recipient_not_reachable`.
      # @param destination [Njia::Party, Hash]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @return [Njia::RecipientLookup]
      # @raise [Njia::Error]
      def lookup(
        destination:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        x_sandbox_scenario: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Recipients::LOOKUP,
          { accept_language:, x_correlation_id:, x_sandbox_scenario: },
          { destination: },
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
