# frozen_string_literal: true

module Njia
  # An event whose type is newer than this version.
  class UnknownEvent
    # Its name on the wire, nil if it has none.
    attr_reader :type

    # The whole JSON. Frozen.
    attr_reader :raw

    # @api private
    def initialize(type, raw)
      @type = type
      @raw = raw
      freeze
    end

    def to_wire
      @raw
    end

    def to_json(*)
      Runtime::Json.generate(@raw)
    end

    def ==(other)
      other.is_a?(UnknownEvent) && @raw == other.raw
    end
    alias eql? ==

    def hash
      [UnknownEvent, @raw].hash
    end

    def inspect
      "#<#{self.class.name} #{@type.inspect}>"
    end
    alias to_s inspect
  end

  module Runtime
    # Verifies and reads the events that an API sends; needs no client and no credentials.
    class WebhookReader
      include CodecNames

      # @param type [Array<String>] keys to the event's name
      # @param data [Array<String>] keys to what it is about
      # @param flat [Boolean] the deprecated payload without envelope still arrives
      # @param signed [Boolean] whether the API signs its events
      def initialize(type:, data:, flat: false, signed: true)
        @type = type
        @data = data
        @flat = flat
        @signed = signed
        @events = {}
        yield self
      end

      # Registers the shape of an event by its name.
      def event(name, codec)
        @events[name] = codec
      end

      # The typed event in a webhook, once its signature holds; an unknown type gives an {UnknownEvent}. Members that the
      # API version of the event lacks are absent: ask `key?` before reading one.
      # @param payload [String] the raw body as received
      # @param headers [#each] names and values, those of Rack too
      # @param secrets [String, Array<String>] all are tried
      # @param tolerance [Numeric] seconds that the webhook may be old, or ahead
      # @param now [Numeric] Unix seconds, for tests
      # @raise [WebhookSignatureError] when it must not be trusted
      # @raise [DecodingError] when a trusted event contradicts its description
      def unwrap(payload, headers:, secrets:, tolerance: 300, now: Time.now.to_f)
        verify(payload, headers:, secrets:, tolerance:, now:)
        read(Json.parse(payload))
      rescue Mismatch => e
        raise DecodingError.new("The event: #{e.sentence}", path: e.path), cause: nil
      rescue JsonError => e
        raise DecodingError.new("The event: #{e.message}.", path: "$"), cause: nil
      end

      # Checks the signature alone; see {#unwrap}.
      # @raise [WebhookSignatureError]
      def verify(payload, headers:, secrets:, tolerance: 300, now: Time.now.to_f)
        unless payload.is_a?(String)
          raise WebhookSignatureError,
                "The payload is #{Mismatch.kind(payload)}: the raw body is needed as a String, since the signature covers " \
                "its exact octets and encoding it again changes them. Rails: request.raw_post. Rack: request.body.read."
        end

        Verifier.verify(payload, headers.to_h, Array(secrets), tolerance, now) if @signed
        nil
      end

      def inspect
        "#<#{self.class.name} #{@events.length} events>"
      end
      alias to_s inspect

      private

      def read(event)
        raise Mismatch.expected("an object", event) unless event.is_a?(Hash)

        event = lift(event) if @flat && event.key?("event") && !event.key?(@data.first)
        name = name_of(event)
        codec = @events[name]
        return UnknownEvent.new(name, event) if codec.nil?
        raise Mismatch.new("is missing").under(@data.first) unless @data.empty? || event.key?(@data.first)

        codec.decode(event, true)
      end

      def name_of(event)
        name = @type.reduce(event) { |value, key| value.is_a?(Hash) ? value[key] : nil }
        name.is_a?(String) ? name : nil
      end

      # The deprecated payload: the resource's own members at the top, those of the event as `event...`.
      def lift(flat)
        envelope = {
          "id" => flat["eventId"], "object" => "event", "type" => flat["event"], "timestamp" => flat["eventTimestamp"],
          "data" => flat.except("event", "eventId", "eventTimestamp").freeze, "livemode" => flat["livemode"],
          "apiVersion" => flat["apiVersion"]
        }
        envelope.compact.freeze
      end
    end
  end
end
