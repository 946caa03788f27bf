# frozen_string_literal: true

module Njia
  module Runtime
    # A value contradicts its type. It gathers its path on the way up, so that nothing is paid for paths that are right.
    class Mismatch < StandardError
      KINDS = {
        NilClass => "null", TrueClass => "a boolean", FalseClass => "a boolean", Integer => "an integer",
        String => "a string", Array => "a list", Hash => "an object", Float => "a fraction"
      }.freeze
      private_constant :KINDS

      # What a value is, never the value itself, which may be a secret.
      def self.kind(value)
        value.is_a?(RawNumber) ? "a number with a fraction" : KINDS.fetch(value.class) { "a #{value.class}" }
      end

      def self.expected(what, value)
        new("must be #{what}, not #{kind(value)}")
      end

      def initialize(problem)
        @problem = problem
        @segments = []
        super(problem)
      end

      # Notes the member or index that the value stands at; returns self.
      def under(segment)
        @segments.unshift(segment)
        self
      end

      # `$.items[3].amount`, or `items[3].amount` with an empty root.
      def path(root = "$")
        text = @segments.map { |part| part.is_a?(Integer) ? "[#{part}]" : ".#{part}" }.join
        root.empty? ? text.delete_prefix(".") : root + text
      end

      # The sentence for people; the path comes first.
      def sentence(root = "$")
        place = path(root)
        place.empty? ? "The value #{@problem}." : "#{place} #{@problem}."
      end
    end
  end
end
