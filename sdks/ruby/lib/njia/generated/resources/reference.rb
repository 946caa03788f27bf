# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Firm prices, rails, corridors and how a rail is chosen.
    class Reference
      # @api private
      def initialize(api)
        @api = api
      end

      # List currencies
      #
      # Returns the supported currencies with the number of their minor-unit digits, in order of their codes. The
      # digits are those of ISO 4217: 0 for XAF, 2 for KES, 3 for TND. Use them to show amounts, not a library of the
      # platform, which may differ. Any valid key may read this.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @return [Njia::Page<Njia::CurrencyInfo>]
      # @raise [Njia::Error]
      def list_currencies(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Reference::LIST_CURRENCIES,
          { accept_language:, x_correlation_id:, limit:, starting_after:, ending_before: },
          OMIT,
          request_options
        )
      end

      # List merchant category groups
      #
      # Returns the groups of merchant category codes (ISO 18245) that spend limits and card controls name, in order
      # of their ids. A code in no group counts as `other`. Any valid key may read this.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @return [Njia::Page<Njia::MerchantCategory>]
      # @raise [Njia::Error]
      def list_merchant_categories(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Reference::LIST_MERCHANT_CATEGORIES,
          { accept_language:, x_correlation_id:, limit:, starting_after:, ending_before: },
          OMIT,
          request_options
        )
      end

      # List mobile-money providers
      #
      # Returns the mobile-money providers with their countries, the rails that reach them and their known number
      # ranges, in order of their ids. Where a number range is known, a payment need not name the provider. Any valid
      # key may read this.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param country [String] Only providers in this country.
      # @return [Njia::Page<Njia::ProviderInfo>]
      # @raise [Njia::Error]
      def list_providers(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        country: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Reference::LIST_PROVIDERS,
          { accept_language:, x_correlation_id:, limit:, starting_after:, ending_before:, country: },
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
