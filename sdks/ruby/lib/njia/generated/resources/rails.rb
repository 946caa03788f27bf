# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Firm prices, rails, corridors and how a rail is chosen.
    class Rails
      # @api private
      def initialize(api)
        @api = api
      end

      # Read a rail
      #
      # Returns one rail with its reach, limits, tariff and health as they are now.
      # @param id [String] Id of the rail.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Rail]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Rails::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List rails
      #
      # Returns all rails with their reach, limits, tariff and health, in order of their ids. Rails without a
      # configured connector are played by the service (`simulated`).
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param country [String] Only rails that reach this country.
      # @param currency [String] Only rails that carry this currency.
      # @param kind [String] Only rails of this kind.
      # @return [Njia::Page<Njia::Rail>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        country: OMIT,
        currency: OMIT,
        kind: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Rails::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            country:,
            currency:,
            kind:
          },
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
