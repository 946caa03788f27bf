# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Up to 500 payments in one request, retried automatically.
    class BulkPayments
      # @api private
      def initialize(api)
        @api = api
      end

      # Cancel the rest of a bulk payment
      #
      # Cancels the items that have not started (`pending`) or wait for another attempt (`retry_scheduled`). Items
      # that are with a rail run on, so the bulk payment becomes final only when they are. A bulk payment that is
      # final answers 409 `invalid_state_transition`. There is no body.
      # @param id [String] Id of the bulk payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::BulkPayment]
      # @raise [Njia::Error]
      def cancel(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::BulkPayments::CANCEL,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Make up to 500 payments
      #
      # Takes up to 500 payments in one order and answers 202 with all items; they run afterwards, 25 at a time. Each
      # item has its own idempotency key, in the same space as the keys of `POST /v1/payments`: an item that was paid
      # before is linked to that payment (`deduplicated`) and not paid again, so a half-lost batch may be sent again
      # under a new key. In mode `partial` faulty items become `rejected` and the rest runs; in mode `all_or_nothing`
      # everything must be valid and funded, or nothing happens (402, 422). Items that fail with a retryable code are
      # tried again by themselves, on another rail if allowed; an unknown outcome is never tried again before the rail
      # says that nothing was executed. The bulk payment is final only when every item is.
      # @param payments [Array<Njia::BulkPaymentItemRequest, Hash>] The payments.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param mode [String] What happens when some items are not valid or funds are short.
      # @param defaults [Njia::PaymentDefaults, Hash]
      # @param retry_policy [Njia::RetryPolicyInput, Hash]
      # @param reference [String] The caller's own reference.
      # @param description [String] What the bulk payment is for.
      # @param metadata [Hash{String => String}]
      # @return [Njia::BulkPayment]
      # @raise [Njia::Error]
      def create(
        payments:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        x_sandbox_scenario: OMIT,
        mode: OMIT,
        defaults: OMIT,
        retry_policy: OMIT,
        reference: OMIT,
        description: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::BulkPayments::CREATE,
          { accept_language:, x_correlation_id:, x_sandbox_scenario: },
          { payments:, mode:, defaults:, retry_policy:, reference:, description:, metadata: },
          request_options
        )
      end

      # Read a bulk payment
      #
      # Returns the bulk payment with its counts and sums. `items` is null unless `expand=items` is given; for large
      # batches read the items page by page with `GET /v1/payments/bulk/{id}/items`.
      # @param id [String] Id of the bulk payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @return [Njia::BulkPayment]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        expand: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::BulkPayments::RETRIEVE,
          { id:, accept_language:, x_correlation_id:, expand: },
          OMIT,
          request_options
        )
      end

      # List the items of a bulk payment
      #
      # Returns the items in order of their index, one page at a time. Filter by state, for example `failed`, to see
      # what went wrong: `error` tells why an item was rejected, `failure` why its last attempt failed.
      # @param id [String] Id of the bulk payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param status [String] Only items in this state.
      # @return [Njia::Page<Njia::BulkItem>]
      # @raise [Njia::Error]
      def list_items(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        status: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::BulkPayments::LIST_ITEMS,
          {
            id:,
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            status:
          },
          OMIT,
          request_options
        )
      end

      # List bulk payments
      #
      # Returns the bulk payments of this tenant and mode, newest first, without their items. Filter by state or by
      # the reference you gave.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param status [String] Only bulk payments in this state.
      # @param reference [String] Only bulk payments with exactly this reference.
      # @return [Njia::Page<Njia::BulkPayment>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        status: OMIT,
        reference: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::BulkPayments::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            status:,
            reference:
          },
          OMIT,
          request_options
        )
      end

      # Try failed items again
      #
      # Starts new attempts for items that failed with a retryable code, all of them or those named in `itemIds`. The
      # items keep their ids and payments; nothing that may have been executed is sent again. An `Idempotency-Key` is
      # required. When no item can be tried again, the answer is 409 `invalid_state_transition`.
      # @param id [String] Id of the bulk payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param item_ids [Array<String>] Items to try again.
      # @return [Njia::BulkPayment]
      # @raise [Njia::Error]
      def retry_(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        item_ids: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::BulkPayments::RETRY_,
          { id:, accept_language:, x_correlation_id: },
          { item_ids: },
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
