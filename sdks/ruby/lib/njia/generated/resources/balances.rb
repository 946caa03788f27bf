# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Accounts, balances and ledger entries.
    class Balances
      # @api private
      def initialize(api)
        @api = api
      end

      # List balances
      #
      # Returns the money of the tenant in each currency, summed over its accounts: available, reserved for payments
      # under way, and pending, which is incoming money that is not posted yet. For the balance of one account read
      # the account.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param currency [String] Only this currency.
      # @return [Njia::Page<Njia::Balance>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        currency: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Balances::LIST,
          { accept_language:, x_correlation_id:, limit:, starting_after:, ending_before:, currency: },
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
