# frozen_string_literal: true

module Njia
  module Runtime
    # The heart of a client: its checked options, and the calls. Prints no secret.
    class ApiClient
      attr_reader :info, :credentials, :transport, :seam, :base_url, :log, :hooks

      def initialize(info, credentials, defaults, transport:, seam:, base_url:, log:, hooks:)
        @info = info
        @credentials = credentials
        @defaults = defaults
        @transport = transport
        @seam = seam
        @base_url = base_url
        @log = log
        @hooks = hooks
        @closed = false
        @warned = {}
      end

      # The same connections with other credentials.
      def with(credentials)
        copy = dup
        copy.instance_variable_set(:@credentials, credentials)
        copy
      end

      # @param args [Hash{Symbol => Object}] parameters by name
      # @raise [Error], [ArgumentError]
      def call(operation, args, content, given)
        raise CanceledError, "The client is closed." if @closed

        options = RequestOptions.of(given).over(@defaults)
        Call.new(self, operation, Prepared.new(operation, args, content), options).run
      end

      # The first page of a list.
      def list(operation, args, content, given)
        options = RequestOptions.of(given)
        Page.first(operation, args) { |changed| call(operation, changed, content, options) }
      end

      # OMIT when every member of an optional body is omitted, else the members.
      def optional(members)
        members.each_value.all? { |value| OMIT.equal?(value) } ? OMIT : members
      end

      # Warns of a deprecated operation, once per client and operation, where `Warning[:deprecated]` is on.
      def deprecated(operation, message)
        return if @warned.key?(operation)

        @warned[operation] = true
        warn(message, uplevel: 2, category: :deprecated)
      end

      def close
        @closed = true
        @transport.close if @transport.respond_to?(:close)
        nil
      end

      def inspect
        "#<#{self.class.name} #{@base_url}>"
      end
      alias to_s inspect
    end
  end
end
