# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # What moved, with its reversal and its audit trail.
    class Transactions
      # @api private
      def initialize(api)
        @api = api
      end

      # Read a transaction
      #
      # Returns the transaction as it is now, with the ids of its ledger entries and, when a person must settle
      # something, its reconciliation case. `expand` takes `payment` and `customer`.
      # @param id [String] Id of the transaction.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @return [Njia::Transaction]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        expand: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Transactions::RETRIEVE,
          { id:, accept_language:, x_correlation_id:, expand: },
          OMIT,
          request_options
        )
      end

      # Read the audit trail of a transaction
      #
      # Returns all audit entries about the transaction and its reversal, newest first. Each entry holds the hash of
      # the one before it in the audit log of the tenant, so a later change shows; `GET /v1/audit-log/verify` checks
      # the whole chain.
      # @param id [String] Id of the transaction.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::AuditEntry>]
      # @raise [Njia::Error]
      def audit_trail(
        id,
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
          Operations::Transactions::AUDIT_TRAIL,
          {
            id:,
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

      # List transactions
      #
      # Returns the money movements of this tenant and mode, newest first: payouts, collections, reversals, card
      # captures, book transfers and test funding. Filters combine. `expand` takes `payment` and `customer`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param status [String] Only transactions in this state.
      # @param type [String] Only transactions of this kind.
      # @param account_id [String] Only transactions of this account.
      # @param payment_id [String] Only the transaction of this payment.
      # @param customer_id [String] Only transactions of this customer.
      # @param rail [String] Only transactions on this rail.
      # @param currency [String] Only transactions in this currency.
      # @return [Njia::Page<Njia::Transaction>]
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
        type: OMIT,
        account_id: OMIT,
        payment_id: OMIT,
        customer_id: OMIT,
        rail: OMIT,
        currency: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Transactions::LIST,
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
            type:,
            account_id:,
            payment_id:,
            customer_id:,
            rail:,
            currency:
          },
          OMIT,
          request_options
        )
      end

      # Reverse a transaction
      #
      # Takes a completed transaction back, in full or in part. Only `completed` transactions can be reversed, at most
      # once, and within the window of the tenant (90 days unless set otherwise). Mobile-money rails take the money
      # out of the recipient's wallet, which fails when it is no longer there; settlement rails can only ask for a
      # return, which stays `pending` for up to 5 days. A currency exchange is undone at its original rate; the fee
      # comes back for `duplicate` and `technical_error` only. The answer carries the hash-chained audit trail. An
      # `Idempotency-Key` is required; with `Prefer: wait=N` the answer waits for the outcome. `expand` takes
      # `transaction`.
      # @param id [String] Id of the transaction.
      # @param reason [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param prefer [String] `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is reached; after that the current state is returned.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param note [String] Reason in words; required when `reason` is `other`.
      # @param amount_minor_units [Integer] Amount to take back, in minor units of the transaction's currency; at most its amount.
      # @param metadata [Hash{String => String}]
      # @return [Njia::Reversal]
      # @raise [Njia::Error]
      def reverse(
        id,
        reason:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        prefer: OMIT,
        expand: OMIT,
        x_sandbox_scenario: OMIT,
        note: OMIT,
        amount_minor_units: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Transactions::REVERSE,
          { id:, accept_language:, x_correlation_id:, prefer:, expand:, x_sandbox_scenario: },
          { reason:, note:, amount_minor_units:, metadata: },
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
