# frozen_string_literal: true

module Njia
  module Runtime
    # A form of a credential that has ended: since when, and what to use instead.
    Retired = Struct.new(:pattern, :since, :use)

    # A way to authenticate. `kind` is :header, :query, :cookie, :bearer or :basic; `key` names header, parameter or cookie.
    Scheme = Struct.new(:id, :option, :kind, :key, :env, :retired, keyword_init: true) do
      # What it occupies in a request: two schemes of one carrier cannot travel together.
      def carrier
        %i[bearer basic].include?(kind) ? "authorization" : "#{kind} #{key.downcase}"
      end
    end

    # The credentials of one client.
    class Credentials
      # @param given [Hash{Symbol => String, #call, nil}] by option; nil takes the environment's
      # @raise [ConfigurationError] for one that cannot be used
      def initialize(schemes, given)
        @schemes = schemes
        @values = {}
        schemes.each do |scheme|
          value = given[scheme.option]
          value = environment(scheme) if value.nil?
          @values[scheme.option] = accepted(scheme, value) unless value.nil?
        end
        @values.freeze
        freeze
      end

      # The same with some credentials replaced.
      def with(given)
        copy = dup
        replaced = @schemes.each_with_object(@values.dup) do |scheme, values|
          value = given[scheme.option]
          values[scheme.option] = accepted(scheme, value) unless value.nil?
        end
        copy.instance_variable_set(:@values, replaced.freeze)
        copy.freeze
      end

      # What to send: one credential per carrier, one that the operation asks for before any other.
      # @param auths [Array<Array<String>>] alternatives of schemes
      # @return [Array<(Scheme, Secret)>]
      # @raise [ConfigurationError] when the operation needs one that is missing
      def for_call(auths)
        check_enough(auths)
        wanted = auths.flatten
        chosen = {}
        @schemes.each do |scheme|
          next unless @values.key?(scheme.option)

          chosen[scheme.carrier] = scheme if wanted.include?(scheme.id) || !chosen.key?(scheme.carrier)
        end
        chosen.each_value.map { |scheme| [scheme, revealed(scheme)] }
      end

      def inspect
        "#<#{self.class.name} #{@values.keys.join(' ')}>"
      end
      alias to_s inspect

      private

      def environment(scheme)
        text = scheme.env.nil? ? nil : ENV.fetch(scheme.env, nil)
        text.nil? || text.empty? ? nil : text
      end

      def accepted(scheme, value)
        value.respond_to?(:call) ? value : checked(scheme, value)
      end

      def revealed(scheme)
        value = @values.fetch(scheme.option)
        value.is_a?(Secret) ? value : checked(scheme, value.call)
      end

      def check_enough(auths)
        have = @schemes.filter_map { |scheme| scheme.id if @values.key?(scheme.option) }
        return if auths.empty? || auths.any? { |schemes| (schemes - have).empty? }

        missing = @schemes.find { |scheme| scheme.id == (auths.first - have).first }
        return if missing.nil?

        hint = missing.env.nil? ? "" : ", or set #{missing.env}"
        raise ConfigurationError, "There is no #{missing.option}: pass it to the client#{hint}."
      end

      def checked(scheme, value)
        option = scheme.option
        raise ConfigurationError, "#{option} must be a String, or something to call for one." unless value.is_a?(String)

        past = scheme.retired&.find { |item| item.pattern.match?(value) }
        raise ConfigurationError, "#{option} has a form that ended on #{past.since}; use #{past.use}." if past
        raise ConfigurationError, "#{option} is empty." if value.strip.empty?
        return Secret.new(value.dup.freeze) if HeaderText.can_travel?(value)

        raise ConfigurationError, "#{option} holds characters that cannot travel in a header."
      end
    end
  end
end
