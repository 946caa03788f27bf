# frozen_string_literal: true

module Njia
  module Runtime
    # How long a server asks to wait.
    module RetryAfter
      MONTHS = %w[jan feb mar apr may jun jul aug sep oct nov dec].freeze
      CLOCK = /(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)/
      # The three forms of an HTTP-date (RFC 9110, section 5.6.7).
      FORMS = [
        /\A[a-z]{3}, (?<day>\d\d) (?<month>[a-z]{3}) (?<year>\d{4}) #{CLOCK} GMT\z/i,
        /\A[a-z]{6,9}, (?<day>\d\d)-(?<month>[a-z]{3})-(?<year>\d\d) #{CLOCK} GMT\z/i,
        /\A[a-z]{3} (?<month>[a-z]{3}) (?<day>[ \d]\d) #{CLOCK} (?<year>\d{4})\z/i
      ].freeze
      NUMBER = /\A(?:\d+(?:\.\d*)?|\.\d+)\z/
      private_constant :MONTHS, :CLOCK, :FORMS, :NUMBER

      class << self
        # Seconds by `Retry-After-Ms`, else by `Retry-After` (RFC 9110, section 10.2.3). A past date is 0; nil when it is
        # absent, negative or unreadable. A very long number is a very long wait, not garbage: it becomes infinite.
        def read(headers, now)
          millis = number(headers["retry-after-ms"])
          return millis / 1000 unless millis.nil?

          text = headers["retry-after"].to_s.strip
          number(text) || seconds_until(text, now)
        end

        private

        def number(text)
          plain = text.to_s.strip
          return nil unless NUMBER.match?(plain)

          plain.length > 300 ? Float::INFINITY : plain.to_f
        end

        def seconds_until(text, now)
          return nil if text.length > 64

          found = FORMS.lazy.filter_map { |form| form.match(text) }.first
          moment = moment_of(found, now) unless found.nil?
          moment && [0.0, moment - now].max
        end

        def moment_of(found, now)
          month = MONTHS.index(found[:month].downcase)
          day, hour, minute, second = %i[day hour minute second].map { |part| found[part].strip.to_i(10) }
          return nil if month.nil? || !day.between?(1, 31) || hour > 23 || minute > 59 || second > 60

          time = Time.utc(full_year(found[:year], now), month + 1, day, hour, minute, second)
          time.day == day || second == 60 ? time.to_f : nil
        end

        # RFC 9110: a two-digit year more than 50 years ahead is the past one with the same last digits.
        def full_year(text, now)
          return text.to_i if text.length == 4

          this = Time.at(now).utc.year
          year = (this / 100 * 100) + text.to_i(10)
          year > this + 50 ? year - 100 : year
        end
      end
    end
  end
end
