# frozen_string_literal: true

require "net/http"
require "openssl"

module Njia
  module Runtime
    # Opens connections. Name look-up cannot be interrupted in Ruby, so a thread of its own does the work, and is left
    # behind when time is up or the call is cancelled.
    class Connector
      # Raised in the thread that is left behind, so that its socket is closed.
      class Abandoned < StandardError; end

      # @param settings [Array<#call>] each is called with a connection before it is opened
      # @param proxy [:env, nil, URI] :env takes the usual environment variables
      def initialize(proxy, settings)
        @proxy = proxy
        @settings = settings
      end

      # An open connection.
      # @param limit [Float] seconds
      # @raise [TransportError] nothing has been sent
      def open(origin, limit, cancellation)
        attempt = Attempt.new(prepared(origin, limit))
        handle = cancellation&.attach { attempt.finish(:canceled) }
        result = attempt.wait(limit)
        return result if result.is_a?(Connection)

        raise failure(result, cancellation)
      ensure
        cancellation.detach(handle) if handle
        attempt&.abandon unless result.is_a?(Connection)
      end

      private

      def prepared(origin, limit)
        connection = Connection.for(origin, proxy_arguments)
        connection.open_timeout = connection.read_timeout = connection.write_timeout = limit
        @settings.each { |setting| setting.call(connection) }
        connection.max_retries = 0
        connection
      end

      def proxy_arguments
        case @proxy
        when :env then [:ENV]
        when nil then [nil]
        else [@proxy.host, @proxy.port, plain(@proxy.user), plain(@proxy.password)]
        end
      end

      # A URI keeps its user and password percent-encoded; the proxy is told them as they are.
      def plain(text)
        text&.b&.gsub(/%\h\h/) { |code| code[1, 2].hex.chr }
      end

      def failure(result, cancellation)
        return TransportError.new(:canceled, "The call was cancelled", sent: false) if result == :canceled ||
                                                                                       cancellation&.canceled?
        return TransportError.new(:timeout, "Connecting took too long", sent: false) if result == :timeout

        kind, message = explain(result)
        TransportError.new(kind, "#{message} (#{result.class})", sent: false)
      end

      def explain(error)
        case error
        when OpenSSL::SSL::SSLError then [:tls, "The server's TLS handshake failed"]
        when Net::OpenTimeout, Net::ReadTimeout then [:timeout, "Connecting took too long"]
        when SocketError then [:dns, "The server's name cannot be resolved"]
        when EOFError then [:tls, "The server closed the connection during the handshake"]
        else [:connect, "The server cannot be reached"]
        end
      end

      # One connection on its way.
      class Attempt
        def initialize(connection)
          @lock = Mutex.new
          @signal = ConditionVariable.new
          @result = nil
          @thread = Thread.new { run(connection) }
          @thread.report_on_exception = false
        end

        # The connection, the exception that prevented it, :timeout or :canceled.
        def wait(limit)
          finish_at = Process.clock_gettime(Process::CLOCK_MONOTONIC) + limit
          @lock.synchronize do
            while @result.nil?
              left = finish_at - Process.clock_gettime(Process::CLOCK_MONOTONIC)
              break @result = :timeout unless left.positive?

              @signal.wait(@lock, left)
            end
            @result
          end
        end

        # Sets the result, if there is none; true if it was this one.
        def finish(result)
          @lock.synchronize do
            next false unless @result.nil?

            @result = result
            @signal.broadcast
            true
          end
        end

        # Nobody waits any more.
        def abandon
          finish(:canceled)
          @thread.raise(Abandoned) if @thread.alive?
        rescue ThreadError
          nil
        end

        private

        def run(connection)
          connection.start
          connection.drop unless finish(connection)
        rescue Abandoned
          connection.drop
        rescue StandardError => e
          finish(e)
        end
      end
      private_constant :Attempt
    end
  end
end
