# frozen_string_literal: true

module Njia
  module Runtime
    # What may stand in a header.
    module HeaderText
      NAME = /\A[!#$%&'*+.^_`|~0-9A-Za-z-]+\z/
      BROKEN = /[\x00-\x08\x0a-\x1f\x7f]/n
      private_constant :NAME, :BROKEN

      def self.can_travel?(value)
        !BROKEN.match?(value.b)
      end

      # @raise [ArgumentError] naming the field, never its value
      def self.check(name, value)
        raise ArgumentError, "#{name.inspect} is not a header name." unless name.is_a?(String) && NAME.match?(name)
        return if value.is_a?(String) && can_travel?(value)

        problem = value.is_a?(String) ? "holds a line break or control character" : "must be a String"
        raise ArgumentError, "The value of header #{name.inspect} #{problem}."
      end
    end

    # The headers of an answer by name, in any case; repeated fields are joined by commas (RFC 9110, section 5.3). Frozen.
    class Headers
      include Enumerable

      # @param pairs [Array<(String, String)>] in the order of the wire
      def initialize(pairs = [])
        joined = {}
        pairs.each do |name, value|
          key = name.downcase
          joined[key] = joined.key?(key) ? "#{joined[key]}, #{value}".freeze : value.dup.freeze
        end
        @joined = joined.freeze
        freeze
      end

      def [](name)
        @joined[name.downcase]
      end

      def key?(name)
        @joined.key?(name.downcase)
      end

      def each(&block)
        return enum_for(:each) unless block

        @joined.each(&block)
        self
      end

      # By lower-case name.
      def to_h
        @joined
      end

      def ==(other)
        other.is_a?(Headers) && @joined == other.to_h
      end

      # Cookies and the like are masked.
      def inspect
        "#<#{self.class.name} #{Redactor.headers(@joined)}>"
      end
      alias to_s inspect
    end
  end
end
