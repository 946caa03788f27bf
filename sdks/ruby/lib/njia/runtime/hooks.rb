# frozen_string_literal: true

module Njia
  module Runtime
    # Before an attempt. `path` is the template; `attempt` counts from 1.
    RequestEvent = Struct.new(:operation, :http_method, :path, :attempt, :idempotency_key, keyword_init: true)

    # After an answer; `elapsed` is seconds.
    ResponseEvent = Struct.new(:operation, :http_method, :path, :attempt, :status, :headers, :elapsed, keyword_init: true)

    # Before a wait; `wait` is seconds, `status` nil when there was no answer.
    RetryEvent = Struct.new(:operation, :attempt, :wait, :status, :reason, keyword_init: true)

    # What the caller wants to be told. A hook that raises changes nothing: a payment must not fail because of it.
    class Hooks
      # @raise [ConfigurationError] for one that cannot be called
      def initialize(on_request, on_response, on_retry)
        @hooks = { on_request:, on_response:, on_retry: }.compact
        wrong = @hooks.find { |_, hook| !hook.respond_to?(:call) }
        raise ConfigurationError, "#{wrong.first} must be something to call." if wrong
      end

      # Tells a hook; the block makes the event, if there is someone to tell.
      def tell(name)
        hook = @hooks[name]
        return if hook.nil?

        begin
          hook.call(yield.freeze)
        rescue StandardError
          nil
        end
      end
    end
  end
end
