# frozen_string_literal: true

module Njia
  module Runtime
    # Secrets never reach a text that people or logs can see.
    module Redactor
      MASK = "[FILTERED]"
      SECRET_HEADERS = %w[authorization proxy-authorization cookie set-cookie x-api-key webhook-signature].freeze
      # Prefixed credentials, bearer and basic tokens, JSON Web Tokens.
      TOKENS = %r{
        \b(?:sk|svc|svs|whsec|whpk|wst|rk|pk)_[A-Za-z0-9_+/=-]{8,}
        | \b(?:[Bb]earer|[Bb]asic)\s+[A-Za-z0-9._~+/=-]{8,}
        | \beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*
      }x
      CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/
      private_constant :SECRET_HEADERS, :TOKENS, :CARD

      class << self
        # The text without anything shaped like a credential, and without card numbers.
        def text(text)
          text.scrub.gsub(TOKENS, MASK).gsub(CARD) { |digits| card?(digits) ? MASK : digits }
        end

        def headers(headers)
          headers.to_h { |name, value| [name, SECRET_HEADERS.include?(name.downcase) ? MASK : text(value)] }
        end

        # The mask, and the last four characters where that gives away little.
        def last4(text)
          text.length >= 8 ? "#{MASK}#{text[-4..]}" : MASK
        end

        # JSON with the members called `names` masked at any depth; of anything else only the size.
        def body(body, names)
          text(Json.generate(walk(Json.parse(body), names)))
        rescue JsonError
          "(#{body.bytesize} octets that are not JSON)"
        end

        private

        def walk(value, names)
          case value
          when Array then value.map { |item| walk(item, names) }
          when Hash then value.to_h { |key, item| [key, names.include?(key) && item ? MASK : walk(item, names)] }
          else value
          end
        end

        # The check digit of ISO/IEC 7812-1, annex B.
        def card?(text)
          digits = text.scan(/\d/).reverse.map(&:to_i)
          doubled = digits.each_with_index.map { |digit, place| place.odd? ? digit * 2 : digit }
          (doubled.sum { |digit| digit > 9 ? digit - 9 : digit } % 10).zero?
        end
      end
    end
  end
end
