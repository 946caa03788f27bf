# frozen_string_literal: true

require "uri"
require "net/http"

module Njia
  module Runtime
    # The default transport: Net::HTTP on pooled connections. It sends once, follows no redirect, and counts its time
    # from name look-up to the last byte. Safe for threads and across fork.
    class NetHttpTransport
      # @param proxy [:env, nil, String] `http://user:password@host:port`; :env takes the usual environment variables
      # @param ca_file [String, nil] a PEM file that replaces the system's certificate authorities
      # @param client_cert [String, nil] a PEM file with a certificate and its key
      # @param configure [#call, nil] called with every Net::HTTP before it is opened
      # @raise [ConfigurationError]
      def initialize(proxy: :env, ca_file: nil, client_cert: nil, max_connections: 64, configure: nil)
        unless max_connections.is_a?(Integer) && max_connections.positive?
          raise ConfigurationError, "max_connections must be an Integer above 0."
        end

        settings = [trust(ca_file), identity(client_cert), configure].compact
        @connector = Connector.new(proxy_of(proxy), settings)
        @pool = Pool.new(max_connections)
      end

      # @param request [HttpRequest]
      # @return [HttpResponse]
      # @raise [TransportError]
      def call(request)
        finish_at = Process.clock_gettime(Process::CLOCK_MONOTONIC) + request.timeout
        origin, target = Origin.split(request.url.reveal)
        return StreamSource.open { |out| exchange(request, origin, finish_at) { |one| one.stream(target, &out) } } if
          request.stream

        exchange(request, origin, finish_at) { |one| one.run(target) }
      end

      # Stops the calls under way and closes all connections; later calls fail.
      def close
        @pool.close
      end

      # Open connections.
      def open_connections
        @pool.size
      end

      def inspect
        "#<#{self.class.name}>"
      end
      alias to_s inspect

      private

      # A stale connection costs no attempt: nothing of the request was sent on it.
      def exchange(request, origin, finish_at, &)
        on_connection(request, origin, finish_at, &)
      rescue Connection::Stale
        retry
      end

      def on_connection(request, origin, finish_at)
        connection = take(request, origin, finish_at)
        one = Exchange.new(request, connection, finish_at)
        yield one
      rescue TransportError => e
        raise e unless @pool.closed? && e.kind == :receive

        raise TransportError.new(:canceled, "The client was closed", sent: e.sent?), cause: nil
      ensure
        give_back(origin, connection, one) unless connection.nil?
      end

      def take(request, origin, finish_at)
        @pool.take(origin, finish_at) do
          left = finish_at - Process.clock_gettime(Process::CLOCK_MONOTONIC)
          @connector.open(origin, [request.connect_timeout, left].min, request.cancellation)
        end
      end

      # A connection whose answer was not read to its end must not serve another call.
      def give_back(origin, connection, one)
        one&.reusable? ? @pool.put(origin, connection) : @pool.discard(connection)
      end

      def proxy_of(proxy)
        return proxy if proxy.nil? || proxy == :env

        uri = URI.parse(proxy)
        return uri if uri.is_a?(URI::HTTP) && uri.host

        raise ConfigurationError, "proxy must be http://host:port, nil or :env."
      rescue URI::Error
        raise ConfigurationError, "proxy must be http://host:port, nil or :env.", cause: nil
      end

      def trust(ca_file)
        return nil if ca_file.nil?
        raise ConfigurationError, "ca_file #{ca_file} cannot be read." unless File.readable?(ca_file)

        ->(http) { http.ca_file = ca_file }
      end

      def identity(file)
        return nil if file.nil?

        require "openssl"
        pem = File.read(file)
        certificate = OpenSSL::X509::Certificate.new(pem)
        key = OpenSSL::PKey.read(pem)
        lambda do |http|
          http.cert = certificate
          http.key = key
        end
      rescue SystemCallError, OpenSSL::OpenSSLError
        raise ConfigurationError, "client_cert #{file} is no PEM file with a certificate and its key.", cause: nil
      end
    end
  end
end
