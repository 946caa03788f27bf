# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Virtual cards with spend limits, and their authorizations.
    class GhostCards
      # @api private
      def initialize(api)
        @api = api
      end

      # Authorize a purchase
      #
      # Decides a purchase with the card: where the issuer processor asks, and in test mode the simulator of a
      # merchant. An approval holds the money and counts against every limit that matches, exactly, also under
      # concurrency. A decline is a 201 too, with status `declined`, `declineCode` and the limit that declined it. The
      # key is required, so a repeated request is decided once. Test merchants such as `mrch_test_insufficient_funds`
      # give a fixed answer.
      # @param id [String] Id of the card.
      # @param amount_minor_units [Integer] Amount in the merchant's currency, in minor units.
      # @param currency [String] The merchant's currency; converted to that of the card, rounded up.
      # @param merchant [Njia::CardMerchantInput, Hash]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param network_id [String] Id of the purchase at the card network; tells a repeat from a second purchase.
      # @param cvc [String] Security code that was entered; checked if given.
      # @param exp_month [Integer] Month of expiry that was entered; checked if given.
      # @param exp_year [Integer] Year of expiry that was entered; checked if given.
      # @param metadata [Hash{String => String}]
      # @return [Njia::CardAuthorization]
      # @raise [Njia::Error]
      def authorize(
        id,
        amount_minor_units:,
        currency:,
        merchant:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        x_sandbox_scenario: OMIT,
        network_id: OMIT,
        cvc: OMIT,
        exp_month: OMIT,
        exp_year: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::AUTHORIZE,
          { id:, accept_language:, x_correlation_id:, x_sandbox_scenario: },
          {
            amount_minor_units:,
            currency:,
            merchant:,
            network_id:,
            cvc:,
            exp_month:,
            exp_year:,
            metadata:
          },
          request_options
        )
      end

      # Close a ghost card
      #
      # Closes a card for good. Holds stay and can still be captured; nothing new is approved. Closing a closed card
      # is 409 `card_closed`.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::GhostCard]
      # @raise [Njia::Error]
      def close(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::CLOSE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Create a ghost card
      #
      # Makes a virtual card that is funded from an account and bound by limits: for the card, for one merchant or
      # each merchant, for one category or each category. Limits count in calendar windows of the card's own time zone
      # and are exact under concurrency. The key is required, so a repeated request never makes a second card.
      # Allowing and blocking the same kind is 400 `conflicting_controls`.
      # @param currency [String] Currency of the card and of its limits.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param label [String] Name for people.
      # @param customer_id [String] Customer who uses the card.
      # @param account_id [String] Account that funds it; the tenant's default account in the currency if absent.
      # @param spend_limits [Array<Njia::SpendLimitInput, Hash>] Spend limits; none if absent.
      # @param allowed_categories [Array<String>] Only these categories; all if empty.
      # @param blocked_categories [Array<String>] None of these categories.
      # @param allowed_merchants [Array<String>] Only these merchants; all if empty.
      # @param blocked_merchants [Array<String>] None of these merchants.
      # @param allowed_countries [Array<String>] Only merchants in these countries; all if empty.
      # @param single_use [Boolean] True closes the card after its first approved authorization is captured or reversed.
      # @param expires_at [Time, String] When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
      # @param timezone [String] IANA time zone of the limit windows; the tenant's if absent.
      # @param metadata [Hash{String => String}]
      # @return [Njia::GhostCard]
      # @raise [Njia::Error]
      def create(
        currency:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        label: OMIT,
        customer_id: OMIT,
        account_id: OMIT,
        spend_limits: OMIT,
        allowed_categories: OMIT,
        blocked_categories: OMIT,
        allowed_merchants: OMIT,
        blocked_merchants: OMIT,
        allowed_countries: OMIT,
        single_use: OMIT,
        expires_at: OMIT,
        timezone: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::CREATE,
          { accept_language:, x_correlation_id: },
          {
            currency:,
            label:,
            customer_id:,
            account_id:,
            spend_limits:,
            allowed_categories:,
            blocked_categories:,
            allowed_merchants:,
            blocked_merchants:,
            allowed_countries:,
            single_use:,
            expires_at:,
            timezone:,
            metadata:
          },
          request_options
        )
      end

      # Freeze a ghost card
      #
      # Makes the card decline everything until it is unfrozen. Holds stay and can still be captured. Freezing a
      # frozen card changes nothing; a closed or expired one is 409 `card_not_active`.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::GhostCard]
      # @raise [Njia::Error]
      def freeze_(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::FREEZE_,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get a ghost card
      #
      # Returns one card with its limits, what was used of them in the current windows, and its totals. A card of
      # another tenant or mode is 404.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::GhostCard]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get spend limits
      #
      # Returns the limits of a card with what was used and what is left in the current windows. A limit for each
      # merchant or category shows its use by key, one page of it; name the limit and `afterKey` for the next page.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit_id [String] Only this limit.
      # @param after_key [String] Goes on in `usageByKey` after this key; needs `limitId`.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @return [Njia::Page<Njia::SpendLimit>]
      # @raise [Njia::Error]
      def spend_limits(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit_id: OMIT,
        after_key: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::GhostCards::SPEND_LIMITS,
          {
            id:,
            accept_language:,
            x_correlation_id:,
            limit_id:,
            after_key:,
            limit:,
            starting_after:,
            ending_before:
          },
          OMIT,
          request_options
        )
      end

      # List authorizations of a card
      #
      # Returns the authorizations of a card, newest first, declined ones too.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param status [String] Only authorizations in this state.
      # @param merchant_id [String] Only authorizations of this merchant.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::CardAuthorization>]
      # @raise [Njia::Error]
      def list_authorizations(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        status: OMIT,
        merchant_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::GhostCards::LIST_AUTHORIZATIONS,
          {
            id:,
            accept_language:,
            x_correlation_id:,
            status:,
            merchant_id:,
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

      # List ghost cards
      #
      # Returns the cards of this tenant and mode, newest first, each with its limits and what was used of them.
      # Numbers are never part of it.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param status [String] Only cards in this state.
      # @param customer_id [String] Only cards of this customer.
      # @param currency [String] Only cards in this currency.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::GhostCard>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        status: OMIT,
        customer_id: OMIT,
        currency: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::GhostCards::LIST,
          {
            accept_language:,
            x_correlation_id:,
            status:,
            customer_id:,
            currency:,
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

      # Replace spend limits
      #
      # Replaces all limits of a card at once. A limit with the same scope, merchant or category, and interval keeps
      # what it has counted. Lowering a limit below what is spent is allowed: nothing is left, and what is held stays
      # held. A closed card is 409 `card_closed`.
      # @param id [String] Id of the card.
      # @param spend_limits [Array<Njia::SpendLimitInput, Hash>] The limits; an empty list removes all.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::SpendLimitList]
      # @raise [Njia::Error]
      def replace_spend_limits(
        id,
        spend_limits:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::REPLACE_SPEND_LIMITS,
          { id:, accept_language:, x_correlation_id: },
          { spend_limits: },
          request_options
        )
      end

      # Show number and security code
      #
      # Returns the number and the security code of a card. It needs the scope `cards:reveal`, which `*` does not
      # include; every call is written to the audit log. At most 10 calls per card and hour, then 429. The answer is
      # `Cache-Control: no-store`; never log it.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::GhostCardSecrets]
      # @raise [Njia::Error]
      def reveal(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::REVEAL,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Unfreeze a ghost card
      #
      # Makes a frozen card work again. Unfreezing an active card changes nothing; a closed or expired one is 409
      # `card_not_active`.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::GhostCard]
      # @raise [Njia::Error]
      def unfreeze(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::UNFREEZE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Change a ghost card
      #
      # Changes label, controls or metadata; members that are absent stay. Limits are replaced with
      # `replaceSpendLimits`, the state with freeze, unfreeze and close. A closed card is 409 `card_closed`.
      # @param id [String] Id of the card.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param label [String, nil] Name for people; null removes it.
      # @param allowed_categories [Array<String>] Only these categories; all if empty.
      # @param blocked_categories [Array<String>] None of these categories.
      # @param allowed_merchants [Array<String>] Only these merchants; all if empty.
      # @param blocked_merchants [Array<String>] None of these merchants.
      # @param allowed_countries [Array<String>] Only merchants in these countries; all if empty.
      # @param metadata [Hash{String => String}]
      # @return [Njia::GhostCard]
      # @raise [Njia::Error]
      def update(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        label: OMIT,
        allowed_categories: OMIT,
        blocked_categories: OMIT,
        allowed_merchants: OMIT,
        blocked_merchants: OMIT,
        allowed_countries: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::GhostCards::UPDATE,
          { id:, accept_language:, x_correlation_id: },
          {
            label:,
            allowed_categories:,
            blocked_categories:,
            allowed_merchants:,
            blocked_merchants:,
            allowed_countries:,
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
