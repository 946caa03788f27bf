# frozen_string_literal: true

require "securerandom"

module Njia
  module Runtime
    # One call from start to end: attempt, judge, wait, repeat.
    class Call
      RAW_LIMIT = 65_536
      private_constant :RAW_LIMIT

      def initialize(client, operation, prepared, options)
        @client = client
        @operation = operation
        @prepared = prepared
        @options = options
        @key = options.idempotency_key || (operation.key_header && SecureRandom.uuid.freeze)
        @safe = RetryPolicy.replay_safe?(operation.http_method, @key)
        @start = client.seam.monotonic
        @attempts = 0
        @arrived = false # an attempt may have reached the server
      end

      # @raise [Error]
      def run
        loop do
          check_going
          response = attempt
          next if response.nil?

          return success(response) if response.status.between?(200, 299)

          error = judge_answer(response)
          wait(error, error.retry_after, response.status, error.code || "status #{response.status}")
        end
      end

      private

      # The answer; nil when there was none and the wait for the next attempt is over.
      def attempt
        request = build_request
        @attempts += 1
        tell_request
        started = @client.seam.monotonic
        response = @client.transport.call(request)
        observe(response, @client.seam.monotonic - started)
        response
      rescue TransportError => e
        wait(judge_failure(e), nil, nil, e.kind.name)
        nil
      end

      def build_request
        left = time_left
        timeout = left.nil? ? @options.timeout : [@options.timeout, left].min
        credentials = @client.credentials.for_call(@operation.auths)
        HttpRequest.new(
          operation: @operation.id, http_method: @operation.http_method,
          url: RequestHeaders.url(@client.base_url + @prepared.target, credentials),
          headers: RequestHeaders.pairs(@client.info, @prepared, @options, key_header, @attempts, credentials),
          body: @prepared.body, timeout:, connect_timeout: [@options.connect_timeout, timeout].min,
          cancellation: @options.cancellation, stream: @operation.stream?
        ).freeze
      end

      def key_header
        @key.nil? ? nil : [@operation.key_header || "Idempotency-Key", @key]
      end

      def time_left
        deadline = @options.deadline
        deadline.nil? ? nil : deadline - (@client.seam.monotonic - @start)
      end

      def check_going
        raise CanceledError.new("The call was cancelled.", **facts) if @options.cancellation&.canceled?
        return unless time_left&.<= 0

        raise TimeoutError.new("The deadline of #{@options.deadline} s has passed.", **facts)
      end

      def tell_request
        @client.log.body("request", @prepared.body)
        @client.hooks.tell(:on_request) do
          RequestEvent.new(operation: @operation.id, http_method: @operation.http_method, path: @operation.path,
                           attempt: @attempts, idempotency_key: @key)
        end
      end

      def observe(response, elapsed)
        @client.log.answer(@operation, response.status, @attempts, elapsed)
        @client.log.body("response", response.body)
        @client.hooks.tell(:on_response) do
          ResponseEvent.new(operation: @operation.id, http_method: @operation.http_method, path: @operation.path,
                            attempt: @attempts, status: response.status, headers: response.headers, elapsed:)
        end
      end

      # The error to raise should there be no further attempt; raises it when there is none.
      def judge_failure(failure)
        @arrived ||= failure.sent?
        @client.log.failure(@operation, failure.kind, @attempts)
        raise CanceledError.new("#{failure.message}.", **facts), cause: nil if failure.kind == :canceled

        again = RetryPolicy.repeats_failure?(failure.sent?, @safe)
        error = transport_error(failure, again)
        again ? error : raise(error, cause: nil)
      end

      def transport_error(failure, again)
        type = failure.kind == :timeout ? TimeoutError : ConnectionError
        type.new("#{failure.message}: #{@operation.http_method} #{@operation.path}.", **facts(again))
      end

      def judge_answer(response)
        problem = Problem.new(response.body)
        again = RetryPolicy.repeats_answer?(response.status, problem.code, response.headers, @safe)
        outcome = RetryPolicy.outcome(response.status, problem.code, @arrived)
        error = api_error(response, problem, problem.retryable.nil? ? again : problem.retryable, outcome)
        @arrived ||= outcome == :unknown
        again ? error : raise(error)
      end

      def api_error(response, problem, retryable, outcome)
        ApiErrors.make(
          response, problem,
          request_id: meta(response).request_id, raw_body: raw(response), attempts: @attempts, idempotency_key: @key,
          retry_after: RetryAfter.read(response.headers, @client.seam.now), retryable:, outcome:
        )
      end

      # Waits for the next attempt, or raises `error` when there is none or the wait is longer than allowed.
      def wait(error, asked, status, reason)
        seconds = asked || RetryPolicy.backoff(@attempts - 1, @client.seam.random)
        left = time_left
        too_long = (asked && asked > @options.max_retry_after) || (left && seconds >= left)
        raise error, cause: nil if @attempts > @options.max_retries || too_long

        @client.log.retry(@operation, seconds, @attempts)
        @client.hooks.tell(:on_retry) do
          RetryEvent.new(operation: @operation.id, attempt: @attempts, wait: seconds, status:, reason:)
        end
        @client.seam.sleep(seconds, @options.cancellation)
      end

      def success(response)
        ResultReader.read(@operation, response, meta(response)) { |trouble| stream_error(trouble, response) }
      rescue Mismatch => e
        raise decoding_error(e, response), cause: nil
      end

      def stream_error(trouble, response)
        return decoding_error(trouble, response) if trouble.is_a?(Mismatch)
        return CanceledError.new("#{trouble.message}.", **facts) if trouble.kind == :canceled

        @arrived = true
        transport_error(trouble, false)
      end

      def decoding_error(mismatch, response)
        DecodingError.new(
          mismatch.sentence, status: response.status, request_id: meta(response).request_id, headers: response.headers,
                             raw_body: raw(response), attempts: @attempts, idempotency_key: @key, outcome: :unknown,
                             path: mismatch.path
        )
      end

      def raw(response)
        response.body&.byteslice(0, RAW_LIMIT)
      end

      def meta(response)
        seam = @client.seam
        MetaReader.read(@client.info, response, attempts: @attempts, latency: seam.monotonic - @start, key: @key,
                                                now: seam.now)
      end

      def facts(again = nil)
        { attempts: @attempts, idempotency_key: @key, retryable: again.nil? ? @safe || !@arrived : again,
          outcome: @arrived ? :unknown : :none }
      end
    end
  end
end
