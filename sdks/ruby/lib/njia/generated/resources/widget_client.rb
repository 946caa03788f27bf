# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Widgets for your own pages, and the calls that they make.
    class WidgetClient
      # @api private
      def initialize(api)
        @api = api
      end

      # Verify the visitor (browser)
      #
      # Runs the widget's identity assessment with what the visitor gave, and answers what the visitor may know. It
      # answers 202 while a provider works; `getClientSession` shows the id and the webhook tells the result. The
      # whole body must stay under 8 MiB. For identity widgets only.
      # @param consent [Njia::ConsentInput, Hash] Consent of the visitor, with the purpose `identity_verification`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param subject [Njia::KycSubject, Hash] Required unless the widget has a customer.
      # @param identity [Njia::KycIdentityInput, Hash]
      # @param document [Njia::KycDocumentInput, Hash]
      # @param selfie [Njia::KycSelfieInput, Hash]
      # @return [Njia::ClientKyc]
      # @raise [Njia::Error]
      def create_kyc(
        consent:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        subject: OMIT,
        identity: OMIT,
        document: OMIT,
        selfie: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WidgetClient::CREATE_KYC,
          { accept_language:, x_correlation_id: },
          { consent:, subject:, identity:, document:, selfie: },
          request_options
        )
      end

      # Pay with a widget (browser)
      #
      # Collects the widget's amount from the visitor's wallet; the visitor confirms on the phone. The key is required
      # and made of session id and `tryNumber`, so a repeated click or a reload never pays twice. While a payment is
      # completed or under way a new one is 409. Follow it with `getClientPayment`; fulfil orders on the webhook,
      # never on what the browser says.
      # @param msisdn [String] Number of the visitor's wallet.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param provider [String] Wallet; found from the number if absent.
      # @param country [String] Country of the wallet; found from the number if absent.
      # @param holder_name [String] Name of the wallet's holder.
      # @param amount_minor_units [Integer] Amount in minor units; only if the widget does not lock it.
      # @param quote_id [String] Quote that the visitor agreed to.
      # @return [Njia::ClientPayment]
      # @raise [Njia::Error]
      def create_payment(
        msisdn:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        provider: OMIT,
        country: OMIT,
        holder_name: OMIT,
        amount_minor_units: OMIT,
        quote_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WidgetClient::CREATE_PAYMENT,
          { accept_language:, x_correlation_id: },
          { msisdn:, provider:, country:, holder_name:, amount_minor_units:, quote_id: },
          request_options
        )
      end

      # Quote a widget payment (browser)
      #
      # Tells the visitor the fee, the total and the wallet before they agree. The price is firm until `expiresAt`:
      # give the quote's id when paying. For payment widgets only.
      # @param msisdn [String] Number of the visitor's wallet.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param provider [String] Wallet; found from the number if absent.
      # @param country [String] Country of the wallet; found from the number if absent.
      # @param amount_minor_units [Integer] Amount in minor units; only if the widget does not lock it.
      # @return [Njia::ClientQuote]
      # @raise [Njia::Error]
      def create_quote(
        msisdn:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        provider: OMIT,
        country: OMIT,
        amount_minor_units: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WidgetClient::CREATE_QUOTE,
          { accept_language:, x_correlation_id: },
          { msisdn:, provider:, country:, amount_minor_units: },
          request_options
        )
      end

      # Read widget balances (browser)
      #
      # Returns the balances that the widget shows, by account or currency, and when they were read. For balance
      # widgets only.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ClientBalances]
      # @raise [Njia::Error]
      def balances(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WidgetClient::BALANCES,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Follow a widget payment (browser)
      #
      # Returns the payment of this session, as far as the visitor may see it. A payment of another session is 404.
      # `in_reconciliation` means that the outcome is still being checked; the visitor may close the page.
      # @param id [String] Id of the payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ClientPayment]
      # @raise [Njia::Error]
      def retrieve_payment(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WidgetClient::RETRIEVE_PAYMENT,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get the widget session (browser)
      #
      # Returns what the widget needs in the browser: look, settings, wallet prefixes, and the payment or assessment
      # of a visitor who comes back after a reload. The first call opens the session. It is authorized by the client
      # token alone and works only from the widget's allowed origins.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ClientSession]
      # @raise [Njia::Error]
      def session(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::WidgetClient::SESSION,
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
