# frozen_string_literal: true

module Njia
  module Runtime
    # A success as the value that the caller gets.
    module ResultReader
      class << self
        # @yield wraps what goes wrong later in a stream
        # @raise [Mismatch]
        def read(operation, response, meta, &)
          returns = operation.returns_for(response.status)
          raise Mismatch, "has status #{response.status}, which is not described for #{operation.id}" if returns.nil?

          case returns.kind
          when :nothing then Empty.new(meta)
          when :text then plain(response.body.dup.force_encoding(Encoding::UTF_8), meta)
          when :octets then plain(response.body, meta)
          when :json then value(returns, response.body, meta)
          else stream(returns, response, meta, &)
          end
        end

        private

        def plain(text, meta)
          text.freeze
          Value.new(text, text, meta)
        end

        def stream(returns, response, meta, &)
          source = response.source || [response.body]
          return ByteStream.new(source, meta, &) if returns.kind == :bytes

          EventStream.new(source, returns.kind, returns.codec, meta, &)
        end

        def value(returns, text, meta)
          raise Mismatch, "is empty where JSON is expected" if text.empty?

          wire = parsed(text)
          found = returns.codec.decode(wire, false)
          return found.with_meta(meta) if found.is_a?(Model) || found.is_a?(UnknownVariant)

          Value.new(found, wire, meta)
        end

        def parsed(text)
          Json.parse(text)
        rescue JsonError => e
          raise Mismatch, "cannot be read: #{e.message}"
        end
      end
    end
  end
end
