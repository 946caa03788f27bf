# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Look up what became of a request whose answer was lost.
    class IdempotencyKeys
      # @api private
      def initialize(api)
        @api = api
      end

      # Look up an idempotency key
      #
      # Tells what became of a request whose answer was lost: still in progress, or done and which object it made. Any
      # valid key of the tenant and mode may ask. 404 means that no request with this key had an effect, so it is safe
      # to send it.
      # @param operation_id [String] Operation that the key was used with.
      # @param key [String] The idempotency key, percent-encoded.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::IdempotencyKeyRecord]
      # @raise [Njia::Error]
      def retrieve(
        operation_id,
        key,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::IdempotencyKeys::RETRIEVE,
          { operation_id:, key:, accept_language:, x_correlation_id: },
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
