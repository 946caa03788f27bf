# frozen_string_literal: true

module Driver
  # The SDK's metadata and errors in the words of the protocol.
  module Facts
    class << self
      def meta(meta)
        limit = meta.rate_limit
        {
          status: meta.status, headers: meta.headers.to_h, requestId: meta.request_id, attempts: meta.attempts,
          rateLimit: limit && { limit: limit.limit, remaining: limit.remaining, resetS: limit.reset },
          latencyMs: meta.latency * 1000, idempotencyKey: meta.idempotency_key, replayed: meta.replayed,
          deprecation: deprecation(meta.deprecation)
        }
      end

      def failure(error, during)
        own = error.is_a?(Njia::Error) ? error : Njia::Error.new(error.message)
        {
          class: name_of(error, during), message: error.message, status: own.status, code: own.code,
          fieldErrors: own.field_errors.map { |item| { pointer: presence(item.pointer), code: presence(item.code) } },
          requestId: own.request_id, attempts: own.attempts, idempotencyKey: own.idempotency_key,
          retryAfterMs: own.retry_after&.finite? ? own.retry_after * 1000 : nil, retryable: own.retryable?,
          outcome: own.outcome.name, rawBody: own.raw_body&.dup&.force_encoding("UTF-8")&.scrub,
          decodePath: own.path, cursor: own.cursor&.to_s
        }
      end

      private

      def deprecation(notice)
        return nil if notice.nil?

        links = notice.links.map { |relation, target| "#{relation}=#{target}" }
        { deprecation: notice.since&.to_s, sunset: notice.sunset, link: presence(links.join(" ")) }
      end

      # The SDK refuses wrong settings and wrong arguments alike; the protocol tells them apart by where they rose.
      def name_of(error, during)
        return during == "open" ? "Configuration" : "Argument" unless error.is_a?(Njia::Error)

        error.class.name.delete_prefix("Njia::").delete_suffix("Error")
      end

      def presence(text)
        text.empty? ? nil : text
      end
    end
  end
end
