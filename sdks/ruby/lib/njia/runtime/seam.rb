# frozen_string_literal: true

require "securerandom"

module Njia
  module Runtime
    # The one place where time, waits and random numbers come from; tests put another one in its place.
    class Seam
      # Unix seconds.
      def now
        Process.clock_gettime(Process::CLOCK_REALTIME)
      end

      # Seconds that never run back.
      def monotonic
        Process.clock_gettime(Process::CLOCK_MONOTONIC)
      end

      # A number in [0, 1). Not from the process-wide generator, whose state children of a fork share.
      def random
        SecureRandom.random_number
      end

      # Waits; returns early when cancelled.
      def sleep(seconds, cancellation)
        return Kernel.sleep(seconds) if cancellation.nil?

        lock = Mutex.new
        signal = ConditionVariable.new
        handle = cancellation.attach { lock.synchronize { signal.broadcast } }
        finish = monotonic + seconds
        lock.synchronize do
          while !cancellation.canceled? && (left = finish - monotonic).positive?
            signal.wait(lock, left)
          end
        end
        seconds
      ensure
        cancellation&.detach(handle) if handle
      end
    end
  end
end
