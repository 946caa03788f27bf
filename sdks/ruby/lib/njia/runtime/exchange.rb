# frozen_string_literal: true

require "zlib"
require "net/http"
require "openssl"

module Njia
  module Runtime
    # One request and its answer on one connection, inside its time.
    class Exchange
      # What the library may raise while it talks; anything else comes from outside and passes.
      FAILURES = [
        IOError, SystemCallError, SocketError, OpenSSL::SSL::SSLError, Net::ReadTimeout, Net::WriteTimeout,
        Net::OpenTimeout, Net::ProtocolError, Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError, Zlib::Error
      ].freeze
      # Methods that say how long their body is even when there is none.
      WRITES = %w[POST PUT PATCH].freeze
      private_constant :FAILURES, :WRITES

      # @param finish_at [Float] on the monotonic clock
      def initialize(request, connection, finish_at)
        @request = request
        @connection = connection
        @finish_at = finish_at
        @sent = false
        @expired = false
        @whole = false
      end

      # The answer with all of its body.
      # @raise [TransportError], [Connection::Stale] when nothing was sent
      def run(target)
        within_time do
          answer = talk(target)
          refuse_own_end
          @whole = true
          HttpResponse.new(status: answer.code.to_i, headers: headers_of(answer), body: answer.body || "".b)
        end
      end

      # Yields status and headers as soon as they are there, then every piece of the body.
      def stream(target)
        within_time do
          talk(target) do |answer|
            yield HttpResponse.new(status: answer.code.to_i, headers: headers_of(answer)), nil
            Timekeeper.cancel(@alarm)
            answer.read_body { |piece| yield nil, piece }
          end
          refuse_own_end
          @whole = true
        end
      end

      # Whether the connection may carry another request.
      def reusable?
        @whole && !@expired && @request.cancellation&.canceled? != true && @connection.open?
      end

      private

      def within_time
        left = @finish_at - Process.clock_gettime(Process::CLOCK_MONOTONIC)
        raise TransportError.new(:timeout, "Connecting took too long", sent: false) unless left.positive?

        @connection.read_timeout = @connection.write_timeout = left
        @alarm = Timekeeper.after(left) { expire }
        handle = @request.cancellation&.attach { @connection.shut }
        yield
      rescue *FAILURES => e
        raise failure(e), cause: nil
      ensure
        Timekeeper.cancel(@alarm) if @alarm
        @request.cancellation.detach(handle) if handle
      end

      # A body that lasts until the connection ends also seems complete when it was this side that ended it.
      def refuse_own_end
        raise IOError, "closed by this side" if @expired || @request.cancellation&.canceled?
      end

      def expire
        @expired = true
        @connection.shut
      end

      def talk(target, &)
        message = message_for(target)
        @sent = true
        @connection.request(message, &)
      rescue Connection::Stale
        @sent = false
        raise
      end

      def message_for(target)
        verb = @request.http_method
        has_body = !@request.body.nil? || WRITES.include?(verb)
        message = Connection::Message.new(verb, has_body, verb != "HEAD", target)
        message["Accept-Encoding"] = "identity" if @request.stream
        @request.revealed_headers.each { |name, value| message[name] = value }
        message.body = @request.body unless @request.body.nil?
        message
      end

      def headers_of(answer)
        Headers.new(answer.to_hash.flat_map { |name, values| values.map { |value| [name, value] } })
      end

      def failure(error)
        return TransportError.new(:canceled, "The call was cancelled", sent: @sent) if @request.cancellation&.canceled?

        slow = @expired || error.is_a?(Net::ReadTimeout) || error.is_a?(Net::WriteTimeout)
        return TransportError.new(:timeout, "The attempt took too long", sent: @sent) if slow

        TransportError.new(:receive, "The connection broke before the answer was complete (#{error.class})", sent: @sent)
      end
    end
  end
end
