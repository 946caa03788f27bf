# frozen_string_literal: true

module Njia
  module Runtime
    # Pure functions: may a request be repeated, after which wait, and what is known about its effect.
    module RetryPolicy
      SAFE_METHODS = %w[GET HEAD PUT DELETE OPTIONS].freeze
      STATUSES = [408, 429, 500, 502, 503, 504].freeze
      IN_PROGRESS = "idempotency_in_progress"
      private_constant :SAFE_METHODS, :STATUSES, :IN_PROGRESS

      class << self
        # Whether a second copy of the request cannot do more than the first.
        def replay_safe?(http_method, key)
          !key.nil? || SAFE_METHODS.include?(http_method)
        end

        # Whether an answer calls for another attempt.
        def repeats_answer?(status, code, headers, safe)
          told = headers["x-should-retry"].to_s.strip.downcase
          return told == "true" if %w[true false].include?(told)
          return safe && code == IN_PROGRESS if status == 409
          return false unless STATUSES.include?(status)

          safe || status == 429 || (status == 503 && headers.key?("retry-after"))
        end

        # Whether a failure without an answer does; `sent`: something may have left this machine.
        def repeats_failure?(sent, safe)
          safe || !sent
        end

        # Seconds before retry number `retries` (from 0): uniform in [0.5, 1.0] x min(8 s, 0.5 s x 2^retries).
        def backoff(retries, random)
          (0.5 + (random / 2)) * [8.0, 0.5 * (2**[retries, 10].min)].min
        end

        # What an answer says about the effect; `arrived`: an earlier attempt may have reached the server. A refusal of
        # this attempt does not call back an earlier one that may still be under way.
        def outcome(status, code, arrived)
          return :unknown if arrived
          return :none if [501, 505].include?(status)

          status < 400 || status == 408 || status >= 500 || code == IN_PROGRESS ? :unknown : :none
        end
      end
    end
  end
end
