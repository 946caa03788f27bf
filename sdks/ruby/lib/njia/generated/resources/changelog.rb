# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # What changed in the API, what will change, and whom it affects.
    class Changelog
      # @api private
      def initialize(api)
        @api = api
      end

      # Get a change
      #
      # Returns one change. The `Link` header of deprecated operations points here. It needs no key.
      # @param id [String] Id of the change-log entry.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ChangeLogEntry]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Changelog::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get the change log as a feed
      #
      # Returns the last 50 changes as an Atom feed (RFC 4287), for feed readers. It needs no key and holds the same
      # entries as `listChangeLog`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Value<String>]
      # @raise [Njia::Error]
      def feed(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Changelog::FEED,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List changes
      #
      # Returns the changes of the API, newest first: what was added, fixed, deprecated and removed, and what is
      # announced. It needs no key. `sunsetAt` and `removedIn` tell until when an old way works.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param kind [String] Only changes of this kind.
      # @param breaking [Boolean] Only breaking changes, or only others.
      # @param operation_id [String] Only changes of this operation.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::ChangeLogEntry>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        kind: OMIT,
        breaking: OMIT,
        operation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Changelog::LIST,
          {
            accept_language:,
            x_correlation_id:,
            kind:,
            breaking:,
            operation_id:,
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

      def inspect
        "#<#{self.class.name}>"
      end
      alias to_s inspect
    end
  end
end
