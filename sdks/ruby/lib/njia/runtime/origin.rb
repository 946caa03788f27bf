# frozen_string_literal: true

require "uri"

module Njia
  module Runtime
    # Scheme, host and port of a server.
    Origin = Struct.new(:scheme, :host, :port) do
      # Origin and request target of an absolute URL.
      def self.split(url)
        uri = URI.parse(url)
        [new(uri.scheme, uri.hostname, uri.port).freeze, uri.request_uri]
      end

      def tls?
        scheme == "https"
      end
    end
  end
end
