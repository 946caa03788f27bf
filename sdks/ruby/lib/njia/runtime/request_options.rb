# frozen_string_literal: true

module Njia
  # Options of one call; nil leaves the client's setting. All times are seconds. Frozen.
  class RequestOptions
    # `timeout` is one attempt from name look-up to the last byte, `deadline` the whole call with its waits,
    # `max_retry_after` the longest wait that a server may ask for, `cancellation` a {Cancellation}.
    attr_reader :idempotency_key, :timeout, :connect_timeout, :deadline, :max_retries, :max_retry_after, :headers,
                :cancellation

    # Makes options of nil, a Hash or options.
    # @raise [ArgumentError] for a misspelt option, ConfigurationError for a senseless value
    def self.of(given)
      case given
      when nil then NONE
      when RequestOptions then given
      when Hash then new(**given)
      else raise ArgumentError, "request_options must be a Hash or RequestOptions, not #{Runtime::Mismatch.kind(given)}."
      end
    end

    # @raise [ConfigurationError] when a value makes no sense
    def initialize(idempotency_key: nil, timeout: nil, connect_timeout: nil, deadline: nil, max_retries: nil,
                   max_retry_after: nil, headers: {}, cancellation: nil)
      @idempotency_key = checked_key(idempotency_key)
      @timeout = seconds(:timeout, timeout)
      @connect_timeout = seconds(:connect_timeout, connect_timeout)
      @deadline = seconds(:deadline, deadline)
      @max_retries = checked_retries(max_retries)
      @max_retry_after = seconds(:max_retry_after, max_retry_after, zero: true)
      @headers = checked_headers(headers)
      @cancellation = checked_cancellation(cancellation)
      freeze
    end

    # @api private these options, and those of `base` where these say nothing
    def over(base)
      return base if equal?(NONE)

      RequestOptions.new(
        idempotency_key: @idempotency_key,
        timeout: @timeout || base.timeout,
        connect_timeout: @connect_timeout || base.connect_timeout,
        deadline: @deadline || base.deadline,
        max_retries: @max_retries || base.max_retries,
        max_retry_after: @max_retry_after || base.max_retry_after,
        headers: base.headers.merge(@headers),
        cancellation: @cancellation || base.cancellation
      )
    end

    # Headers are named, not shown: they may hold credentials.
    def inspect
      "#<#{self.class.name} timeout=#{@timeout.inspect} deadline=#{@deadline.inspect} " \
        "max_retries=#{@max_retries.inspect} idempotency_key=#{@idempotency_key.inspect} headers=#{@headers.keys}>"
    end
    alias to_s inspect

    private

    def seconds(name, value, zero: false)
      return nil if value.nil?

      fits = value.is_a?(Numeric) && value.real? && value.to_f.finite? && (zero ? value >= 0 : value.positive?)
      fits ? value : raise(ConfigurationError, "#{name} must be a number of seconds above 0.")
    end

    def checked_retries(value)
      return value if value.nil? || (value.is_a?(Integer) && value >= 0)

      raise ConfigurationError, "max_retries must be an Integer, 0 or more."
    end

    def checked_key(value)
      return nil if value.nil?
      raise ConfigurationError, "idempotency_key must be a String." unless value.is_a?(String)
      raise ConfigurationError, "idempotency_key is empty; leave it out to have one made." if value.empty?

      Runtime::HeaderText.check("Idempotency-Key", value)
      -value
    end

    def checked_headers(value)
      raise ConfigurationError, "headers must be a Hash." unless value.is_a?(Hash)

      value.to_h do |name, text|
        Runtime::HeaderText.check(name.to_s, text)
        [-name.to_s, -text]
      end.freeze
    end

    def checked_cancellation(value)
      return value if value.nil? || value.is_a?(Cancellation)

      raise ConfigurationError, "cancellation must be a Cancellation."
    end

    NONE = new
    private_constant :NONE
  end
end
