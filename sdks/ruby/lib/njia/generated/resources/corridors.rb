# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Firm prices, rails, corridors and how a rail is chosen.
    class Corridors
      # @api private
      def initialize(api)
        @api = api
      end

      # Read a corridor
      #
      # Returns one corridor with the rails that serve it.
      # @param id [String] Id of the corridor.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Corridor]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Corridors::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Read the cost history of a corridor
      #
      # Returns what each rail of the corridor really charged in the 24 hours before `asOf`, how often it succeeded
      # and how long it took, as the routing sees it. Newer observations weigh more; with few observations the figures
      # lean on the tariff (`basis`). With a past `asOf` you see the history as it was then.
      # @param id [String] Id of the corridor.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param as_of [Time, String] End of the window; now without it.
      # @return [Njia::CorridorCost]
      # @raise [Njia::Error]
      def costs(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        as_of: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Corridors::COSTS,
          { id:, accept_language:, x_correlation_id:, as_of: },
          OMIT,
          request_options
        )
      end

      # List corridors
      #
      # Returns the pairs of countries and currencies between which payments run, with the rails that serve them, in
      # order of their ids.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param source_country [String] Only corridors from this country.
      # @param destination_country [String] Only corridors to this country.
      # @param active [Boolean] Only corridors that accept payments, or only those that do not.
      # @return [Njia::Page<Njia::Corridor>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        source_country: OMIT,
        destination_country: OMIT,
        active: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Corridors::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            source_country:,
            destination_country:,
            active:
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
