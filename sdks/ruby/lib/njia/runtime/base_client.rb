# frozen_string_literal: true

require "uri"

module Njia
  module Runtime
    # What every client has, whatever its API.
    class BaseClient
      # @param info [ClientInfo]
      # @param given [Hash{Symbol => String, #call, nil}] credentials by option
      # @raise [ConfigurationError] when an option makes no sense
      def initialize(info, given, base_url: nil, timeout: 60, connect_timeout: 10, deadline: nil, max_retries: 2,
                     max_retry_after: 60, headers: {}, on_request: nil, on_response: nil, on_retry: nil, logger: nil,
                     log_bodies: false, proxy: :env, ca_file: nil, client_cert: nil, max_connections: 64,
                     transport: nil, seam: nil, &configure)
        defaults = RequestOptions.new(timeout:, connect_timeout:, deadline:,
                                      max_retries:, max_retry_after:, headers:)
        transport ||= NetHttpTransport.new(proxy:, ca_file:, client_cert:,
                                           max_connections:, configure:)
        raise ConfigurationError, "transport must have the method call." unless transport.respond_to?(:call)

        @api = ApiClient.new(
          info, Credentials.new(info.schemes, given), defaults,
          transport:, seam: seam || Seam.new, base_url: server(info, base_url),
          log: Log.new(logger, log_bodies, info.sensitive), hooks: Hooks.new(on_request, on_response, on_retry)
        )
      end

      # Stops the calls under way and closes all connections; later calls raise {CanceledError}.
      def close
        @api.close
      end

      def inspect
        "#<#{self.class.name} #{@api.base_url}>"
      end
      alias to_s inspect

      # For ActiveSupport.
      def as_json(*)
        { "base_url" => @api.base_url }
      end

      def to_json(*)
        Json.generate(as_json)
      end

      # @raise [TypeError] always: a client holds credentials
      def marshal_dump
        raise TypeError, "A client holds credentials and cannot be serialised; create one where it is needed."
      end

      # For YAML.
      # @raise [TypeError] always
      def encode_with(_coder)
        marshal_dump
      end

      private

      # A client on the same connections with other credentials.
      def with_credentials(given)
        copy = self.class.allocate
        copy.instance_variable_set(:@api, @api.with(@api.credentials.with(given)))
        copy
      end

      def server(info, given)
        text = given || ENV.fetch(info.base_url_env, nil) || info.base_url
        raise ConfigurationError, "There is no base_url: the API description names no server." if text.to_s.empty?

        uri = URI.parse(text)
        fits = uri.is_a?(URI::HTTP) && !uri.host.to_s.empty? && uri.userinfo.nil? && uri.query.nil? && uri.fragment.nil?
        fits ? text.delete_suffix("/").freeze : raise(URI::InvalidURIError)
      rescue URI::InvalidURIError
        raise ConfigurationError, "base_url must be http(s)://host[:port][/path], without user, query and fragment.",
              cause: nil
      end
    end
  end
end
