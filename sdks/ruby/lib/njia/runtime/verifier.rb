# frozen_string_literal: true

require "openssl"

module Njia
  module Runtime
    # Signatures of Standard Webhooks 1.0 (HMAC-SHA256).
    module Verifier
      class << self
        # Returns when one of the secrets fits one of the `v1` signatures, so that both can be rotated.
        # @param secrets [Array<String>] `whsec_` and base64
        # @param tolerance [Numeric] seconds that the webhook may be old, or ahead
        # @raise [WebhookSignatureError] otherwise
        def verify(payload, headers, secrets, tolerance, now)
          id, stamp, signatures = %w[webhook-id webhook-timestamp webhook-signature].map { |name| need(headers, name) }
          check_age(stamp, tolerance, now)
          given = signatures.split.filter_map { |item| item.delete_prefix("v1,") if item.start_with?("v1,") }
          raise WebhookSignatureError, "No secret is given." if secrets.empty?
          raise WebhookSignatureError, "The header webhook-signature holds no v1 signature." if given.empty?

          # Every pair is compared, so that time tells nothing about which one fits.
          fits = secrets.product(given).map { |secret, item| same?(signature(payload, id, stamp, secret), item) }
          return if fits.any?

          raise WebhookSignatureError, "No signature fits: the secret is another endpoint's, or the body was changed."
        end

        # base64 of the HMAC of `id.stamp.payload`.
        def signature(payload, id, stamp, secret)
          [OpenSSL::HMAC.digest("SHA256", key(secret), "#{id}.#{stamp}.".b << payload.b)].pack("m0")
        end

        private

        def same?(expected, given)
          expected.bytesize == given.bytesize && OpenSSL.fixed_length_secure_compare(expected, given)
        end

        def need(headers, name)
          rack = "http_#{name.tr('-', '_')}"
          found = headers.find { |key, _| [name, rack].include?(key.to_s.downcase) }
          value = found && (found[1].is_a?(Array) ? found[1].first : found[1])
          text = value.to_s.strip
          text.empty? ? raise(WebhookSignatureError, "The header #{name} is missing.") : text
        end

        def check_age(stamp, tolerance, now)
          unless /\A\d{1,12}\z/.match?(stamp)
            raise WebhookSignatureError, "The header webhook-timestamp is not a number of seconds."
          end

          age = now - stamp.to_i
          return if age.abs <= tolerance

          text = age.positive? ? "old" : "in the future"
          raise WebhookSignatureError, "The webhook is #{age.abs.round} s #{text}; #{tolerance} s are accepted."
        end

        def key(secret)
          raise WebhookSignatureError, "A webhook secret is a String." unless secret.is_a?(String)

          bare = secret.delete_prefix("whsec_").delete_suffix("==").delete_suffix("=")
          found = "#{bare}#{'=' * (-bare.length % 4)}".unpack1("m0")
          return found if found.bytesize >= 16

          raise WebhookSignatureError, "A webhook secret is whsec_ and base64; this one is shorter than 16 octets."
        rescue ArgumentError
          raise WebhookSignatureError, "A webhook secret is whsec_ and base64; this one is not base64.", cause: nil
        end
      end
    end
  end
end
