# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # The hash-chained audit log and the request log.
    class Audit
      # @api private
      def initialize(api)
        @api = api
      end

      # List audit entries
      #
      # Lists what was done in the tenant and mode, by whom and from where, newest first. Entries form a hash chain
      # and are never changed or deleted. Filter by object to get the history of one payment, card or key.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param action [String] Only this action, such as `reversal.requested`.
      # @param resource_id [String] Only entries about the object with this id.
      # @param actor_id [String] Only actions of this actor.
      # @return [Njia::Page<Njia::AuditEntry>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        action: OMIT,
        resource_id: OMIT,
        actor_id: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Audit::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            action:,
            resource_id:,
            actor_id:
          },
          OMIT,
          request_options
        )
      end

      # List logged requests
      #
      # Lists the requests that the tenant made in this mode, newest first, with status, error code and duration.
      # Bodies and credentials are not kept. Entries stay for 30 days.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param operation_id [String] Only requests of this operation.
      # @param min_status [Integer] Only answers with at least this HTTP status; 400 shows the failures.
      # @return [Njia::Page<Njia::RequestLogEntry>]
      # @raise [Njia::Error]
      def list_requests(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        operation_id: OMIT,
        min_status: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Audit::LIST_REQUESTS,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            operation_id:,
            min_status:
          },
          OMIT,
          request_options
        )
      end

      # Follow the request log
      #
      # A stream of server-sent events: one `request` event for each request of the tenant and mode, as it is
      # answered. The `data` line is a logged request as JSON. A comment is sent every 15 seconds while nothing
      # happens. Reconnecting starts at the present; use the list for what came before.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param operation_id [String] Only requests of this operation.
      # @param min_status [Integer] Only answers with at least this HTTP status; 400 shows the failures.
      # @return [Njia::EventStream<Njia::RequestLogEntry>]
      # @raise [Njia::Error]
      def stream_requests(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        operation_id: OMIT,
        min_status: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Audit::STREAM_REQUESTS,
          { accept_language:, x_correlation_id:, operation_id:, min_status: },
          OMIT,
          request_options
        )
      end

      # Verify the audit log
      #
      # Recomputes the hash chain of the tenant and mode and tells whether it holds, and where it first breaks. Note
      # `headSequence` and `headHash` somewhere else from time to time; with them you can prove later that no entry
      # was cut off at the end.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::AuditVerification]
      # @raise [Njia::Error]
      def verify(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Audit::VERIFY,
          { accept_language:, x_correlation_id: },
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
