# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Endpoints that receive events, and the deliveries to them.
    class WebhookEndpoints
      # @api private
      def initialize(api)
        @api = api
      end

      # Create a webhook endpoint
      #
      # Registers a URL that receives events, at least once each, signed by the Standard Webhooks rules. The answer
      # shows the signing secret, once. Choose `ordering: per_resource` if events of one resource must arrive in
      # order. A URL that resolves to a private address is 400 `webhook_url_not_allowed`; an event that does not exist
      # is 400 `webhook_event_unknown`. Endpoints made under an API version before 2026-09-01 start with the
      # deprecated flat payload.
      # @param url [String] Where to post events: https; in test mode also http to a loopback address.
      # @param events [Array<String>] Events to deliver: exact types, `payment.*`, or `*`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param description [String] Your note.
      # @param payload_format [String] Shape of the payload: `enveloped` unless you call with an API version before 2026-09-01.
      # @param api_version [String] API version that shapes the payloads; the version of this request if absent.
      # @param signature_scheme [String] How to sign; `hmac` if absent.
      # @param ordering [String] Whether to keep the order per resource; `none` if absent.
      # @param metadata [Hash{String => String}]
      # @return [Njia::WebhookEndpoint]
      # @raise [Njia::Error]
      def create(
        url:,
        events:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        description: OMIT,
        payload_format: OMIT,
        api_version: OMIT,
        signature_scheme: OMIT,
        ordering: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookEndpoints::CREATE,
          { accept_language:, x_correlation_id: },
          {
            url:,
            events:,
            description:,
            payload_format:,
            api_version:,
            signature_scheme:,
            ordering:,
            metadata:
          },
          request_options
        )
      end

      # Delete a webhook endpoint
      #
      # Deletes an endpoint. Deliveries that are pending become `skipped`; past ones stay readable for 90 days.
      # Deleting it again is 404.
      # @param id [String] Id of the webhook endpoint.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Empty]
      # @raise [Njia::Error]
      def delete(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookEndpoints::DELETE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get a webhook endpoint
      #
      # Returns one endpoint with the state of its deliveries. The secret is null.
      # @param id [String] Id of the webhook endpoint.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::WebhookEndpoint]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookEndpoints::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List webhook endpoints
      #
      # Returns the endpoints of this tenant and mode, newest first. Secrets are never shown again.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param status [String] Only endpoints in this state.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::WebhookEndpoint>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        status: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::WebhookEndpoints::LIST,
          {
            accept_language:,
            x_correlation_id:,
            status:,
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

      # Deliver past events again
      #
      # Queues events of a period for this endpoint again: by default only those it never answered with 2xx. Event ids
      # stay the same, so a receiver that drops duplicates is safe. With `dryRun` it answers 200 with the count and
      # delivers nothing. A period that starts more than 90 days ago is 400.
      # @param id [String] Id of the webhook endpoint.
      # @param since [Time, String] From this time on; at most 90 days ago.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param until_ [Time, String] Up to this time; now if absent.
      # @param types [Array<String>] Only these; what the endpoint subscribes to if absent.
      # @param only_undelivered [Boolean] Only events that this endpoint never answered with 2xx.
      # @param dry_run [Boolean] Only count; deliver nothing.
      # @return [Njia::EventReplay]
      # @raise [Njia::Error]
      def replay_events(
        id,
        since:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        until_: OMIT,
        types: OMIT,
        only_undelivered: OMIT,
        dry_run: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookEndpoints::REPLAY_EVENTS,
          { id:, accept_language:, x_correlation_id: },
          { since:, until_:, types:, only_undelivered:, dry_run: },
          request_options
        )
      end

      # Rotate a signing secret
      #
      # Makes a new secret and shows it, once. For 24 hours deliveries carry two signatures, one with each secret, so
      # that receivers can change over without a gap. An answer that is lost cannot be read again: rotate once more.
      # @param id [String] Id of the webhook endpoint.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::WebhookEndpoint]
      # @raise [Njia::Error]
      def rotate_secret(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookEndpoints::ROTATE_SECRET,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Send a test event
      #
      # Sends a sample event of any type to the endpoint, signed like a real one, enveloped or flat. Test events are
      # not part of the event log and have no effect on the endpoint's failure counts. Read the result in the
      # delivery.
      # @param id [String] Id of the webhook endpoint.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param event_type [String] Type of the event; `webhook_endpoint.test` if absent.
      # @param payload_format [String] Shape of this one payload; the endpoint's own if absent.
      # @return [Njia::Delivery]
      # @raise [Njia::Error]
      def send_test_event(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        event_type: OMIT,
        payload_format: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookEndpoints::SEND_TEST_EVENT,
          { id:, accept_language:, x_correlation_id: },
          { event_type:, payload_format: },
          request_options
        )
      end

      # Change a webhook endpoint
      #
      # Changes the members that are given. It is also how an endpoint moves from the flat payload to the enveloped
      # one, and how a disabled endpoint is enabled again. Deliveries that are pending go to the new URL, in the new
      # format.
      # @param id [String] Id of the webhook endpoint.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param url [String] Where to post events: https; in test mode also http to a loopback address.
      # @param description [String, nil] Your note; null removes it.
      # @param events [Array<String>] Events to deliver: exact types, `payment.*`, or `*`.
      # @param payload_format [String] Moves the endpoint to this payload shape, from the next delivery on.
      # @param api_version [String] API version that shapes the payloads.
      # @param ordering [String]
      # @param status [String] Enables or disables the endpoint.
      # @param metadata [Hash{String => String}]
      # @return [Njia::WebhookEndpoint]
      # @raise [Njia::Error]
      def update(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        url: OMIT,
        description: OMIT,
        events: OMIT,
        payload_format: OMIT,
        api_version: OMIT,
        ordering: OMIT,
        status: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WebhookEndpoints::UPDATE,
          { id:, accept_language:, x_correlation_id: },
          {
            url:,
            description:,
            events:,
            payload_format:,
            api_version:,
            ordering:,
            status:,
            metadata:
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
