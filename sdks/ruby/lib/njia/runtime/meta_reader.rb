# frozen_string_literal: true

module Njia
  module Runtime
    # Metadata from the headers of an answer.
    module MetaReader
      LINK = /<([^<>]*)>((?:\s*;\s*[^,;<]+)*)/
      RELATION = /;\s*rel\s*=\s*"?([^";]+)"?/
      private_constant :LINK, :RELATION

      class << self
        def read(info, response, attempts:, latency:, key:, now:)
          headers = response.headers
          get = ->(role) { info.meta.key?(role) ? headers[info.meta.fetch(role)] : nil }
          ResponseMeta.new(
            status: response.status, headers:, request_id: get.call(:request_id),
            rate_limit: limit(get, info.reset_is_delta ? now.to_i : 0), attempts:, latency:,
            idempotency_key: key, replayed: get.call(:replayed).to_s.strip.casecmp?("true"), deprecation: notice(headers)
          ).freeze
        end

        # Targets by relation (RFC 8288): `<target>; rel="relation"`.
        def links(text)
          found = {}
          text.scan(LINK) do |target, params|
            relation = RELATION.match(params)
            relation && relation[1].split.each { |name| found[name] ||= target }
          end
          found.freeze
        end

        private

        def limit(get, from)
          most, left, reset = %i[limit remaining reset].map { |role| number(get.call(role)) }
          RateLimit.new(most, left, reset && (reset + from)).freeze if most || left || reset
        end

        def number(text)
          plain = text.to_s.strip
          plain.to_i if /\A\d{1,18}\z/.match?(plain)
        end

        def notice(headers)
          since = headers["deprecation"]
          sunset = headers["sunset"]
          return nil if since.nil? && sunset.nil?

          stamp = /\A@(-?\d{1,12})\z/.match(since.to_s.strip)
          DeprecationNotice.new(stamp && stamp[1].to_i, sunset, links(headers["link"].to_s)).freeze
        end
      end
    end
  end
end
