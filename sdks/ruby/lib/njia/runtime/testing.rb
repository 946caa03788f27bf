# frozen_string_literal: true

module Njia
  # For tests without a network and without waiting.
  module Testing
    # Virtual time: waits take none, are noted in `waits` (seconds), and move the clock.
    class VirtualSeam < Runtime::Seam
      # Seconds of each wait.
      attr_reader :waits

      # @param start [Numeric] Unix seconds
      # @param random [Float] what every draw gives
      def initialize(start: 0.0, random: 0.5)
        super()
        @start = start
        @random = random
        @passed = 0.0
        @waits = []
      end

      attr_reader :random

      def now
        @start + @passed
      end

      def monotonic
        @passed
      end

      def sleep(seconds, _cancellation)
        @waits << seconds
        @passed += seconds
      end
    end

    # A request as it would have gone out.
    SentRequest = Struct.new(:operation, :http_method, :url, :headers, :body) do
      # The body as JSON; nil if there is none.
      def json
        body && Runtime::Json.parse(body)
      end
    end

    # A transport that answers from scripts, else with the examples of the API description. Give it to a client as
    # `transport`. `respond` and `failure` say what the next call of an operation gets, in order.
    class FakeTransport
      FAULTS = {
        refused: [:connect, false], dns: [:dns, false], tls: [:tls, false], reset: [:receive, true],
        timeout: [:timeout, true], connect_timeout: [:timeout, false]
      }.freeze
      private_constant :FAULTS

      # All that was sent.
      attr_reader :requests

      def initialize
        @requests = []
        @scripts = Hash.new { |scripts, operation| scripts[operation] = [] }
      end

      # Scripts the next answer of an operation (by operationId).
      # @param json what to answer: anything with a JSON form
      # @param body [String, nil] octets instead of it
      def respond(operation, json = nil, status: 200, headers: {}, body: nil)
        text = body || (json.nil? ? "" : Runtime::Json.generate(json))
        @scripts[operation] << [status, headers, text.b]
        self
      end

      # Scripts a failure: :refused, :dns, :tls, :reset, :timeout or :connect_timeout. After :reset and :timeout of a
      # write the outcome is unknown, as on a real network.
      # @raise [ArgumentError] for another one
      def failure(operation, fault)
        unless FAULTS.key?(fault)
          raise ArgumentError, "#{fault.inspect} is none of the faults #{FAULTS.keys.map(&:inspect).join(', ')}."
        end

        @scripts[operation] << fault
        self
      end

      # @api private
      def call(request)
        @requests << SentRequest.new(request.operation, request.http_method, request.url.reveal,
                                     Runtime::Headers.new(request.revealed_headers), request.body).freeze
        script = @scripts[request.operation].shift || example(request.operation)
        raise scripted_failure(script) if script.is_a?(Symbol)

        status, headers, body = script
        pairs = [["content-type", "application/json"], ["x-request-id", "req_fake_#{@requests.length}"], *headers]
        Runtime::HttpResponse.new(status:, headers: Runtime::Headers.new(pairs), body:)
      end

      # @api private
      def close; end

      private

      def scripted_failure(fault)
        kind, sent = FAULTS.fetch(fault)
        Runtime::TransportError.new(kind, "A scripted fault: #{fault}", sent:)
      end

      def example(operation)
        status, body = Testing.example(operation)
        [status, {}, (body.nil? ? "" : Runtime::Json.generate(body)).b]
      end
    end

    class << self
      # Status and JSON with which the API description shows an operation (by operationId). Frozen.
      # @raise [ArgumentError] when it shows none
      def example(operation)
        @examples ||= Runtime::Json.parse(File.read(File.join(__dir__, "..", "generated", "examples.json")))
        found = @examples.fetch(operation) { raise ArgumentError, "There is no example of #{operation}; script an answer." }
        [found["status"], found["body"]]
      end

      # Signs a payload as the server does: the headers of its webhook.
      # @param timestamp [Integer] Unix seconds
      # @raise [WebhookSignatureError] for a secret that is none
      def sign_webhook(payload, secret, id: "evt_test", timestamp: Time.now.to_i)
        stamp = timestamp.to_s
        {
          "webhook-id" => id, "webhook-timestamp" => stamp,
          "webhook-signature" => "v1,#{Runtime::Verifier.signature(payload, id, stamp, secret)}"
        }
      end
    end
  end
end
