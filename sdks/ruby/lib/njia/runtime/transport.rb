# frozen_string_literal: true

module Njia
  module Runtime
    # One request as a transport gets it. `url` is a Secret, header values are Strings or Secrets, times are seconds.
    # A transport is anything with `call(request)` and `close`. It sends the request exactly once, follows no redirect,
    # keeps to `timeout` from name look-up to the last byte, ends when `cancellation` says so, and raises TransportError
    # alone. With `stream` it may give a `source` instead of a body.
    HttpRequest = Struct.new(
      :operation, :http_method, :url, :headers, :body, :timeout, :connect_timeout, :cancellation, :stream,
      keyword_init: true
    ) do
      # Headers with their secrets, for the wire alone.
      def revealed_headers
        headers.map { |name, value| [name, value.is_a?(Secret) ? value.reveal : value] }
      end

      def inspect
        "#<#{self.class.name} #{operation} #{http_method}>"
      end
      alias_method :to_s, :inspect
    end

    # An answer: `headers` are Headers, `body` is octets; `source` is set instead for one that is still arriving.
    HttpResponse = Struct.new(:status, :headers, :body, :source, keyword_init: true)

    # There is no answer. `kind` is :dns, :connect, :tls, :timeout, :receive or :canceled; `sent` says whether something
    # may have reached the server.
    class TransportError < StandardError
      attr_reader :kind

      def initialize(kind, message, sent:)
        super(message)
        @kind = kind
        @sent = sent
      end

      def sent?
        @sent
      end
    end
  end
end
