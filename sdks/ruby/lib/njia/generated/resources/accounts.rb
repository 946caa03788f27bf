# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Accounts, balances and ledger entries.
    class Accounts
      # @api private
      def initialize(api)
        @api = api
      end

      # Open an account
      #
      # Opens an account in one currency with a balance of zero. The first account in a currency becomes the default
      # one, which payments without `accountId` use. An `Idempotency-Key` is accepted.
      # @param name [String] Name of the account.
      # @param currency [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param type [String] What the account is for.
      # @param country [String] Country of the account.
      # @param metadata [Hash{String => String}]
      # @return [Njia::Account]
      # @raise [Njia::Error]
      def create(
        name:,
        currency:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        type: OMIT,
        country: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Accounts::CREATE,
          { accept_language:, x_correlation_id: },
          { name:, currency:, type:, country:, metadata: },
          request_options
        )
      end

      # Read an account
      #
      # Returns the account with its balance as it is now.
      # @param id [String] Id of the account.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Account]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Accounts::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List accounts
      #
      # Returns the accounts of this tenant and mode with their balances, newest first. Filters combine.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param currency [String] Only accounts in this currency.
      # @param type [String] Only accounts of this kind.
      # @param status [String] Only accounts in this state.
      # @return [Njia::Page<Njia::Account>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        currency: OMIT,
        type: OMIT,
        status: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Accounts::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            currency:,
            type:,
            status:
          },
          OMIT,
          request_options
        )
      end

      # List the ledger entries of an account
      #
      # Returns the postings on the account, newest first, each with the balance after it. Entries are only ever
      # added; the balance is the sum of the posted ones.
      # @param id [String] Id of the account.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param kind [String] Only entries of this kind.
      # @param phase [String] Only entries in this phase.
      # @param transaction_id [String] Only entries of this transaction.
      # @return [Njia::Page<Njia::LedgerEntry>]
      # @raise [Njia::Error]
      def list_entries(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        kind: OMIT,
        phase: OMIT,
        transaction_id: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Accounts::LIST_ENTRIES,
          {
            id:,
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            kind:,
            phase:,
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
