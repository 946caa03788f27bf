# frozen_string_literal: true

module Njia
  module Runtime
    # A parameter of path, query, header or cookie: `name` in Ruby, `wire` in the request.
    Param = Struct.new(:name, :place, :wire, :codec, :style, :explode, :reserved)

    # A request body. `kind` is :json, :form, :multipart, :text or :octets; `parts` are media type and repetition by name.
    Body = Struct.new(:media, :kind, :codec, :required, :parts)

    # How an answer is read. `kind` is :nothing, :json, :text, :octets, :bytes, :sse or :ndjson.
    Returns = Struct.new(:kind, :codec)

    # How a list goes on. `items`, `following` and `more` are keys of the answer, `send` the argument to set.
    Paging = Struct.new(:style, :argument, :items, :following, :more, :header)

    # How an operation travels, as data that the generator writes.
    class Operation
      include CodecNames

      # `id` is the operationId, `path` a template; `key_header` is nil for one that takes no idempotency key.
      attr_reader :id, :http_method, :path, :params, :request_body, :key_header, :auths, :pages

      def initialize(id, http_method, path)
        @id = id
        @http_method = http_method
        @path = path
        @params = []
        @results = {}
        @auths = []
        @request_body = @key_header = @pages = nil
        yield self
        [@params, @results, @auths].each(&:freeze)
        freeze
      end

      def param(name, place, wire, codec, style: nil, explode: nil, reserved: false)
        usual = %w[query cookie].include?(place)
        @params << Param.new(name, place, wire, codec, style || (usual ? :form : :simple), explode.nil? ? usual : explode,
                             reserved).freeze
      end

      def body(media, kind, codec, required: false, parts: {})
        @request_body = Body.new(media, kind, codec, required, parts).freeze
      end

      def returns(status, kind, codec = nil)
        @results[status] = Returns.new(kind, codec).freeze
      end

      def idempotency(header)
        @key_header = header
      end

      def auth(*schemes)
        @auths << schemes
      end

      def paging(style, argument, items: [], following: [], more: [], header: nil)
        @pages = Paging.new(style, argument, items, following, more, header).freeze
      end

      # How a status of success is read; nil when it is not described.
      def returns_for(status)
        @results[status.to_s] || @results["#{status / 100}XX"] || @results["default"]
      end

      # Whether the answer is read while it arrives.
      def stream?
        @results.each_value.any? { |item| %i[bytes sse ndjson].include?(item.kind) }
      end
    end
  end
end
