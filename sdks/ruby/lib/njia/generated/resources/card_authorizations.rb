# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Virtual cards with spend limits, and their authorizations.
    class CardAuthorizations
      # @api private
      def initialize(api)
        @api = api
      end

      # Capture an authorization
      #
      # Takes what is held, fully or partly, and turns it into a transaction. Several captures may add up to the
      # authorized amount; restaurants and hotels may take up to 20 % more if limits and funds allow it. The amount
      # counts in the window of the authorization. More than is held is 409 `capture_exceeds_authorization`.
      # @param id [String] Id of the authorization.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param amount_minor_units [Integer] Amount in the card's currency, in minor units; all that is held if absent.
      # @param currency [String] Must be the card's currency if given.
      # @return [Njia::CardAuthorization]
      # @raise [Njia::Error]
      def capture(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        amount_minor_units: OMIT,
        currency: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::CardAuthorizations::CAPTURE,
          { id:, accept_language:, x_correlation_id: },
          { amount_minor_units:, currency: },
          request_options
        )
      end

      # Get an authorization
      #
      # Returns one authorization with its captures and the limits it counts against. One of another tenant or mode is
      # 404.
      # @param id [String] Id of the authorization.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::CardAuthorization]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::CardAuthorizations::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Release an authorization
      #
      # Releases what is still held, to the account and to the limits. What was captured stays captured. An
      # authorization that holds nothing is 409 `invalid_state_transition`.
      # @param id [String] Id of the authorization.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::CardAuthorization]
      # @raise [Njia::Error]
      def reverse(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::CardAuthorizations::REVERSE,
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
