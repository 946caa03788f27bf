# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # What moved, with its reversal and its audit trail.
    class Reversals
      # @api private
      def initialize(api)
        @api = api
      end

      # Read a reversal
      #
      # Returns the reversal as it is now, with its audit trail. With `Prefer: wait=N` the answer is held for up to N
      # seconds until the reversal is final. `expand` takes `transaction`.
      # @param id [String] Id of the reversal.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param prefer [String] `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is reached; after that the current state is returned.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @return [Njia::Reversal]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        prefer: OMIT,
        expand: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Reversals::RETRIEVE,
          { id:, accept_language:, x_correlation_id:, prefer:, expand: },
          OMIT,
          request_options
        )
      end

      # List reversals
      #
      # Returns the reversals of this tenant and mode, newest first. Filters combine. `expand` takes `transaction`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param status [String] Only reversals in this state.
      # @param reason [String] Only reversals for this reason.
      # @param transaction_id [String] Only the reversals of this transaction.
      # @return [Njia::Page<Njia::Reversal>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        expand: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        status: OMIT,
        reason: OMIT,
        transaction_id: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Reversals::LIST,
          {
            accept_language:,
            x_correlation_id:,
            expand:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            status:,
            reason:,
            transaction_id:
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
