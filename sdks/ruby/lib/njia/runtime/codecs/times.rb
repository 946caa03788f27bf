# frozen_string_literal: true

require "date"

module Njia
  module Runtime
    # Moments as RFC 3339 writes them.
    module Moment
      FORM = /\A(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?([Zz]|[+-]\d\d:\d\d)\z/
      private_constant :FORM

      # A Time with all digits and the offset of the text; nil when it is none.
      def self.parse(text)
        found = FORM.match(text)
        return nil if found.nil?

        year, month, day, hour, minute, second = found.values_at(1, 2, 3, 4, 5, 6).map { |part| part.to_i(10) }
        return nil unless Date.valid_date?(year, month, day) && hour < 24 && minute < 60 && second <= 60

        build([year, month, day, hour, minute, second], found[7], found[8])
      end

      def self.build(parts, digits, zone)
        parts[5] = Rational("#{parts[5]}.#{digits}") unless digits.nil?
        offset = zone.casecmp?("z") ? "UTC" : zone
        Time.new(*parts, offset).freeze
      rescue ArgumentError
        nil
      end
      private_class_method :build

      # The shortest text that holds all of the moment.
      def self.format(time)
        fraction = time.subsec.zero? ? "" : time.strftime(".%N").sub(/0+\z/, "")
        zone = time.utc_offset.zero? ? "Z" : time.strftime("%:z")
        "#{time.strftime('%Y-%m-%dT%H:%M:%S')}#{fraction}#{zone}".freeze
      end
    end

    # Moments, as Time with all their digits and their offset.
    class TimeCodec
      def decode(value, _lenient)
        moment = Moment.parse(value) if value.instance_of?(String)
        moment || raise(Mismatch.expected("a date and time of RFC 3339", value))
      end

      def encode(value)
        return Moment.format(value) if value.is_a?(Time)

        decode(value, false)
        value
      end
    end

    # Days, as Date.
    class DateCodec
      FORM = /\A\d{4}-\d\d-\d\d\z/
      private_constant :FORM

      def decode(value, _lenient)
        fits = value.instance_of?(String) && FORM.match?(value)
        raise Mismatch.expected("a date, YYYY-MM-DD", value) unless fits

        Date.strptime(value, "%Y-%m-%d").freeze
      rescue Date::Error
        raise Mismatch, "must be a day that exists"
      end

      def encode(value)
        return -value.strftime("%Y-%m-%d") if value.instance_of?(Date)

        decode(value, false)
        value
      end
    end
  end
end
