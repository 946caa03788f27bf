# frozen_string_literal: true

module Njia
  module Runtime
    # What a logger is told: method, path template, status and time; bodies only when asked, and redacted.
    class Log
      # @param logger [#debug, #info, nil]
      # @raise [ConfigurationError] for one that has no such methods
      def initialize(logger, bodies, sensitive)
        missing = logger && %i[debug info].find { |name| !logger.respond_to?(name) }
        raise ConfigurationError, "The logger has no method #{missing}." if missing

        @logger = logger
        @bodies = bodies
        @sensitive = sensitive
      end

      def answer(operation, status, attempt, elapsed)
        write(:debug) { "#{place(operation, attempt)} status=#{status} seconds=#{elapsed.round(3)}" }
      end

      def failure(operation, kind, attempt)
        write(:info) { "#{place(operation, attempt)} failed=#{kind}" }
      end

      def retry(operation, seconds, attempt)
        write(:info) { "#{place(operation, attempt)} retry_in=#{seconds.round(3)}" }
      end

      def body(label, octets)
        write(:debug) { "#{label} #{Redactor.body(octets, @sensitive)}" } if @bodies && octets && !octets.empty?
      end

      private

      def place(operation, attempt)
        "operation=#{operation.id} method=#{operation.http_method} path=#{operation.path} attempt=#{attempt}"
      end

      # A payment must not fail because a log did.
      def write(level)
        @logger&.public_send(level, yield)
      rescue StandardError
        nil
      end
    end
  end
end
