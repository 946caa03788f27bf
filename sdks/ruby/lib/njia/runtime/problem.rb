# frozen_string_literal: true

module Njia
  module Runtime
    # One complaint of the server about a request: JSON pointer, stable code, text.
    FieldError = Struct.new(:pointer, :code, :message)

    # The parts of an error body (RFC 9457, and what resembles it); every part may be missing.
    class Problem
      # `body` is the parsed body, nil when it was not JSON; `retryable` is nil when the server does not say.
      attr_reader :code, :message, :retryable, :field_errors, :body

      def initialize(raw)
        @body = parsed(raw)
        inner = member(@body, "error")
        @code = text(@body, "code") || text(inner, "code")
        @message = text(@body, "detail") || text(@body, "message") || text(inner, "message") || text(@body, "title")
        told = member(@body, "retryable")
        @retryable = told if [true, false].include?(told)
        errors = member(@body, "errors")
        @field_errors = (errors.is_a?(Array) ? errors.map { |item| field(item) } : []).freeze
      end

      private

      def parsed(raw)
        Json.parse(raw)
      rescue JsonError
        nil
      end

      def field(item)
        place = text(item, "in")
        pointer = text(item, "pointer") || text(item, "field") || (place ? "#{place}/#{text(item, 'name')}" : "")
        message = text(item, "message") || text(item, "detail") || ""
        FieldError.new(pointer, text(item, "code") || "", Redactor.text(message)).freeze
      end

      def member(object, name)
        object.is_a?(Hash) ? object[name] : nil
      end

      def text(object, name)
        value = member(object, name)
        value.is_a?(String) && !value.empty? ? value : nil
      end
    end
  end
end
