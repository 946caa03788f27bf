# frozen_string_literal: true

require "net/http"

module Njia
  module Runtime
    # Net::HTTP with its habits cured: it repeats GET, PUT and DELETE by itself, connects again by itself, takes the end
    # of the stream for the end of headers or body, and calls a body without a type a form.
    class Connection < Net::HTTP
      # The socket was closed while it was idle: nothing of the request has been sent.
      class Stale < StandardError; end

      # Reads the end of the stream as what it is: an answer that is cut short.
      module StrictEnd
        def read(length, dest = +"".b, *)
          super(length, dest, false)
        end

        def readuntil(terminator, *)
          super(terminator, false)
        end
      end

      # A request that claims no type for a body which is not there.
      class Message < Net::HTTPGenericRequest
        private

        def supply_default_content_type; end
      end

      def self.for(origin, proxy)
        connection = new(origin.host, origin.port, *proxy)
        connection.use_ssl = origin.tls?
        connection.max_retries = 0
        connection
      end

      # Seconds without use after which a connection is not trusted any more.
      IDLE_LIMIT = 4
      private_constant :IDLE_LIMIT

      # Notes that the connection is idle from now on.
      def rest
        @rests_since = Process.clock_gettime(Process::CLOCK_MONOTONIC)
        self
      end

      # Whether an idle connection can be used again. Data that nobody asked for, and the end of the stream, say no.
      def usable?
        socket = raw_socket
        return false if socket.nil? || socket.closed?
        return false if Process.clock_gettime(Process::CLOCK_MONOTONIC) - @rests_since > IDLE_LIMIT

        socket.wait_readable(0).nil?
      rescue IOError, SystemCallError
        false
      end

      # Whether the last answer left the connection open.
      def open?
        started? && raw_socket&.closed? == false
      end

      # Ends all reading and writing, from any thread; the one that reads finds the end of the stream.
      def shut
        raw_socket&.shutdown(Socket::SHUT_RDWR)
      rescue IOError, SystemCallError
        nil
      end

      # Closes the descriptor and nothing more: a TLS session that a child of a fork inherited is the parent's to end.
      def drop
        raw_socket&.close
      rescue IOError, SystemCallError
        nil
      end

      def raw_socket
        @socket&.io&.to_io
      end

      def inspect
        "#<#{self.class.name} #{address}:#{port}>"
      end

      private

      # Net::HTTP calls this again when it finds the socket closed; a new connection is the pool's to decide.
      def connect
        raise Stale, "the idle connection was closed" if @connected

        super
        @connected = true
        @socket.extend(StrictEnd)
      end
    end
  end
end
