# frozen_string_literal: true

module Njia
  module Runtime
    # What is the same in every attempt of a call: path and query, own headers, body.
    class Prepared
      # `target` is path and query, `headers` name and value pairs, `body` octets or nil.
      attr_reader :target, :headers, :body

      # @param args [Hash{Symbol => Object}] parameters by name; {OMIT} is the same as absent
      # @param content the body: OMIT, a value, or a Hash by member names for one that is a record
      # @raise [ArgumentError] naming the argument, never its value
      def initialize(operation, args, content)
        @target = operation.path
        @headers = []
        @query = []
        @cookies = []
        @body = nil
        fill(operation, args, content)
      rescue Mismatch => e
        raise ArgumentError, "#{operation.id}: #{e.sentence('')}", cause: nil
      rescue JsonError => e
        raise ArgumentError, "#{operation.id}: #{e.message}.", cause: nil
      end

      private

      def fill(operation, args, content)
        operation.params.each do |param|
          value = args.fetch(param.name, OMIT)
          place(param, encoded(param, value)) unless OMIT.equal?(value)
        end
        @headers << ["Cookie", @cookies.join("; ")] unless @cookies.empty?
        @target += "?#{UriText.query(@query)}" unless @query.empty?
        write_body(operation.request_body, content) unless operation.request_body.nil? || OMIT.equal?(content)
      end

      def encoded(param, value)
        param.codec.encode(value)
      rescue Mismatch => e
        raise e.under(param.name.to_s)
      end

      def place(param, value)
        case param.place
        when "path" then @target = @target.sub("{#{param.wire}}") { UriText.segment(param, value) }
        when "query" then UriText.pairs(param, value).each { |name, text| @query << [name, text, param.reserved] }
        when "header" then add_header(param, UriText.header(param, value))
        else UriText.pairs(param, value).each { |pair| @cookies << pair.map { |text| UriText.quote(text, "") }.join("=") }
        end
      end

      def add_header(param, text)
        HeaderText.check(param.wire, text)
        @headers << [param.wire, text]
      end

      def write_body(body, content)
        wire = body.codec.encode(content)
        media, @body = BodyWriter.write(body, wire)
        @body.freeze
        @headers << ["Content-Type", media]
      rescue Mismatch => e
        raise(content.is_a?(Hash) || content.is_a?(Model) ? e : e.under("body"))
      end
    end
  end
end
