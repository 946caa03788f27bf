# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Endpoints that receive events, and the deliveries to them.
    class WebhookDeliveries
      # @api private
      def initialize(api)
        @api = api
      end

      # Get a delivery
      #
      # Returns one delivery with all its attempts: when, how long, which answer. `nextAttemptAt` tells when the next
      # attempt is due.
      # @param id [String] Id of the delivery.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Delivery]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookDeliveries::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List deliveries of an endpoint
      #
      # Returns the deliveries to one endpoint with their attempts, newest first. Use it to see why a receiver misses
      # events. Deliveries are kept for 90 days.
      # @param id [String] Id of the webhook endpoint.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param status [String] Only deliveries in this state.
      # @param event_id [String] Only deliveries of this event.
      # @param event_type [String] Only deliveries of events of this type.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::Delivery>]
      # @raise [Njia::Error]
      def list(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        status: OMIT,
        event_id: OMIT,
        event_type: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::WebhookDeliveries::LIST,
          {
            id:,
            accept_language:,
            x_correlation_id:,
            status:,
            event_id:,
            event_type:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:
          },
          OMIT,
          request_options
        )
      end

      # Retry a delivery
      #
      # Makes a finished delivery pending again, due at once, with a fresh ladder of attempts. It works for failed and
      # for succeeded deliveries. A delivery that is pending or under way answers 409 `invalid_state_transition`.
      # @param id [String] Id of the delivery.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Delivery]
      # @raise [Njia::Error]
      def retry_(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookDeliveries::RETRY_,
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
