# frozen_string_literal: true

module Njia
  module Runtime
    # Runs blocks at their time, in one thread for the whole process, which starts when it is first needed and again
    # after a fork. It never keeps a process from ending.
    class Timekeeper
      # A block that waits for its time.
      class Alarm
        attr_reader :at

        def initialize(at, action)
          @at = at
          @action = action
          @state = :waiting
        end

        def ring
          @state = :rung
          @action.call
        end

        def rung?
          @state == :rung
        end
      end

      class << self
        # Calls the block after so many seconds unless the alarm is cancelled; the block must be short and must not raise.
        def after(seconds, &action)
          keeper.add(Alarm.new(Process.clock_gettime(Process::CLOCK_MONOTONIC) + seconds, action))
        end

        def cancel(alarm)
          keeper.remove(alarm)
        end

        private

        def keeper
          found = @keeper
          return found if found&.pid == Process.pid

          @keeper = new
        end
      end

      attr_reader :pid

      def initialize
        @pid = Process.pid
        @lock = Mutex.new
        @signal = ConditionVariable.new
        @alarms = []
        @wakes_at = Float::INFINITY
        @thread = nil
      end

      def add(alarm)
        @lock.synchronize do
          place = @alarms.bsearch_index { |other| other.at >= alarm.at } || @alarms.length
          @alarms.insert(place, alarm)
          @signal.signal if alarm.at < @wakes_at
          @thread = Thread.new { run } unless @thread&.alive?
        end
        alarm
      end

      # When it returns, the block has run or never will.
      def remove(alarm)
        @lock.synchronize { @alarms.delete(alarm) }
        nil
      end

      private

      def run
        @lock.synchronize { loop { wait_and_ring } }
      end

      def wait_and_ring
        now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
        @alarms.shift.ring while @alarms.any? && @alarms.first.at <= now
        @wakes_at = @alarms.empty? ? Float::INFINITY : @alarms.first.at
        @alarms.empty? ? @signal.wait(@lock) : @signal.wait(@lock, @wakes_at - now)
      end
    end
  end
end
