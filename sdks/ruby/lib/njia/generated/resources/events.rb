# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # The log of everything that happened, as a list and as a stream.
    class Events
      # @api private
      def initialize(api)
        @api = api
      end

      # Close a listen session
      #
      # Ends a session at once; an open stream gets `stream.closing` and ends. Closing it again changes nothing.
      # @param id [String] Id of the listen session.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Empty]
      # @raise [Njia::Error]
      def close_listen_session(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Events::CLOSE_LISTEN_SESSION,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Create a listen session
      #
      # Opens a session for `njia listen`: a stream of events for a developer's machine, and a secret with which the
      # CLI signs what it forwards. The secret stays the same for the same tenant, mode and `profile`. An eleventh
      # live session answers 409 `listen_session_limit` and names the open ones.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param types [Array<String>] Events to stream; all if absent.
      # @param where [Array<String>] Conditions that must all hold.
      # @param after_sequence [Integer] Start after this position of the event log.
      # @param created_after [Time, String] Start with events from this time on; at most 90 days ago.
      # @param payload_format [String] Shape of the payloads; `enveloped` if absent.
      # @param device [String] Name of the machine that listens, for people who look at the list.
      # @param profile [String] Name of the local configuration.
      # @return [Njia::ListenSession]
      # @raise [Njia::Error]
      def create_listen_session(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        types: OMIT,
        where: OMIT,
        after_sequence: OMIT,
        created_after: OMIT,
        payload_format: OMIT,
        device: OMIT,
        profile: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Events::CREATE_LISTEN_SESSION,
          { accept_language:, x_correlation_id: },
          { types:, where:, after_sequence:, created_after:, payload_format:, device:, profile: },
          request_options
        )
      end

      # Get an event
      #
      # Returns one event with the resource as it was then. Events are kept for 90 days; an older one, or one of
      # another tenant or mode, is 404.
      # @param id [String] Id of the event.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Event]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Events::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List event types
      #
      # Returns every type of event that an endpoint can subscribe to, in the order of the catalogue. New types may
      # appear at any time; an endpoint that subscribes to `payment.*` or `*` then receives them.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @return [Njia::Page<Njia::EventTypeInfo>]
      # @raise [Njia::Error]
      def list_types(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Events::LIST_TYPES,
          { accept_language:, x_correlation_id:, limit:, starting_after:, ending_before: },
          OMIT,
          request_options
        )
      end

      # List events
      #
      # Returns the event log of this tenant and mode, newest first, for 90 days back. With `afterSequence` it runs
      # oldest first from that position: `sequence` has no gaps, so a consumer that misses a number can fetch exactly
      # what it lost. The payload is always the enveloped form.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param type [Array<String>] Only events of these types, separated by commas; `payment.*` works.
      # @param resource_id [String] Only events about this resource.
      # @param after_sequence [Integer] Only events after this position, oldest first.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::Event>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        type: OMIT,
        resource_id: OMIT,
        after_sequence: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Events::LIST,
          {
            accept_language:,
            x_correlation_id:,
            type:,
            resource_id:,
            after_sequence:,
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

      # List listen sessions
      #
      # Returns the live listen sessions of this tenant and mode, newest first, so that you can see who listens and
      # close one. Secrets are never shown again.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::ListenSession>]
      # @raise [Njia::Error]
      def list_listen_sessions(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Events::LIST_LISTEN_SESSIONS,
          {
            accept_language:,
            x_correlation_id:,
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

      # Record results of forwarded events
      #
      # Reports how the local receiver answered forwarded events, in batches of up to 50, so that the console can show
      # them with the origin `cli`. They never count as deliveries of an endpoint. A result that is already known, by
      # event and attempt, is ignored.
      # @param id [String] Id of the listen session.
      # @param results [Array<Njia::ListenResult, Hash>] Results; one that is already known is ignored.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Empty]
      # @raise [Njia::Error]
      def record_listen_results(
        id,
        results:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Events::RECORD_LISTEN_RESULTS,
          { id:, accept_language:, x_correlation_id: },
          { results: },
          request_options
        )
      end

      # Stream events
      #
      # Sends events as they happen, as server-sent events: `id` is the `sequence`, `event` the type, `data` the event
      # as one line of JSON. Resume without loss by sending the last `id` as `Last-Event-ID`; a position older than 90
      # days yields `stream.gap` first. The names `stream.state`, `stream.gap` and `stream.closing` are about the
      # stream itself, and a comment comes every 15 seconds. The key travels in the header, never in the URL. A listen
      # session with `payloadFormat: flat` streams the deprecated flat form.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param types [Array<String>] Only events of these types, separated by commas; `payment.*` works.
      # @param session [String] Listen session whose filters and position apply.
      # @param last_event_id [String] Position after which to go on: the `id` of the last server-sent event, or the id of an event.
      # @return [Njia::EventStream<Njia::Event>]
      # @raise [Njia::Error]
      def stream(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        types: OMIT,
        session: OMIT,
        last_event_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Events::STREAM,
          { accept_language:, x_correlation_id:, types:, session:, last_event_id: },
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
