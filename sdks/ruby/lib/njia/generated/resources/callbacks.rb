# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Where mobile-money providers and rails report.
    class Callbacks
      # @api private
      def initialize(api)
        @api = api
      end

      # Receive a mobile-money provider callback
      #
      # Takes what a mobile-money provider says about an attempt. It needs no API key: the signature over the raw body
      # authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles a
      # payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not known
      # yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.
      # @param provider [String] The provider.
      # @param x_callback_timestamp [String] Unix seconds at which the sender signed.
      # @param x_callback_signature [String] `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret that the sender and we share.
      # @param callback_id [String] The sender's id of this message; a second message with it has no effect.
      # @param event [String]
      # @param reference [String] Our attempt.
      # @param occurred_at [Time, String] When it happened.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param provider_reference [String] The sender's reference of the payment.
      # @param amount_minor_units [Integer] Amount that was moved, in minor units; compared with ours.
      # @param currency [String] ISO 4217 currency of the amount.
      # @param reason_code [String] The sender's reason.
      # @param fee_charged [Njia::Money, Hash] What the sender charged.
      # @return [Njia::ProviderCallbackReceipt]
      # @raise [Njia::Error]
      def receive_mobile_money(
        provider,
        x_callback_timestamp:,
        x_callback_signature:,
        callback_id:,
        event:,
        reference:,
        occurred_at:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        provider_reference: OMIT,
        amount_minor_units: OMIT,
        currency: OMIT,
        reason_code: OMIT,
        fee_charged: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Callbacks::RECEIVE_MOBILE_MONEY,
          { provider:, x_callback_timestamp:, x_callback_signature:, accept_language:, x_correlation_id: },
          {
            callback_id:,
            event:,
            reference:,
            occurred_at:,
            provider_reference:,
            amount_minor_units:,
            currency:,
            reason_code:,
            fee_charged:
          },
          request_options
        )
      end

      # Receive a payment rail callback
      #
      # Takes what a payment rail says about an attempt. It needs no API key: the signature over the raw body
      # authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles a
      # payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not known
      # yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.
      # @param rail_id [String] The rail.
      # @param x_callback_timestamp [String] Unix seconds at which the sender signed.
      # @param x_callback_signature [String] `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret that the sender and we share.
      # @param callback_id [String] The sender's id of this message; a second message with it has no effect.
      # @param event [String]
      # @param reference [String] Our attempt.
      # @param occurred_at [Time, String] When it happened.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param provider_reference [String] The sender's reference of the payment.
      # @param amount_minor_units [Integer] Amount that was moved, in minor units; compared with ours.
      # @param currency [String] ISO 4217 currency of the amount.
      # @param reason_code [String] The sender's reason.
      # @param fee_charged [Njia::Money, Hash] What the sender charged.
      # @return [Njia::ProviderCallbackReceipt]
      # @raise [Njia::Error]
      def receive_rail(
        rail_id,
        x_callback_timestamp:,
        x_callback_signature:,
        callback_id:,
        event:,
        reference:,
        occurred_at:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        provider_reference: OMIT,
        amount_minor_units: OMIT,
        currency: OMIT,
        reason_code: OMIT,
        fee_charged: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Callbacks::RECEIVE_RAIL,
          { rail_id:, x_callback_timestamp:, x_callback_signature:, accept_language:, x_correlation_id: },
          {
            callback_id:,
            event:,
            reference:,
            occurred_at:,
            provider_reference:,
            amount_minor_units:,
            currency:,
            reason_code:,
            fee_charged:
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
