# frozen_string_literal: true

module Njia
  module Runtime
    # Connections by origin: the last one used is the first to be used again. Safe across threads and fork.
    class Pool
      def initialize(limit)
        @limit = limit
        @closed = false
        begin_process
      end

      # A connection that nobody else uses: an idle one, or what the block opens. Waits when all are in use.
      # @param finish_at [Float] until when, on the monotonic clock
      # @raise [TransportError]
      def take(origin, finish_at)
        check_process
        idle = reserve(origin, finish_at)
        return idle unless idle.nil?

        connection = nil
        begin
          connection = yield
        ensure
          connection.nil? ? release(nil) : note(connection)
        end
      end

      # Gives a connection back, open for the next call.
      def put(origin, connection)
        return connection.drop unless mine?

        kept = @lock.synchronize do
          @busy.delete(connection)
          @signal.signal
          next false if @closed

          (@idle[origin] ||= []) << connection.rest
          true
        end
        finish(connection) unless kept
      end

      # Closes a connection that cannot be used again.
      def discard(connection)
        return connection.drop unless mine?

        release(connection)
        finish(connection)
      end

      # Stops the calls under way and closes what is idle.
      def close
        check_process
        idle, busy = @lock.synchronize do
          @closed = true
          found = [@idle.values.flatten, @busy.keys]
          @idle = {}
          @signal.broadcast
          found
        end
        busy.each(&:shut)
        idle.each { |connection| finish(connection) }
        nil
      end

      def closed?
        @closed
      end

      # Open connections, for tests.
      def size
        @lock.synchronize { @idle.values.sum(&:length) + @busy.length }
      end

      private

      def begin_process
        @pid = Process.pid
        @lock = Mutex.new # a new one: the parent's may be held by a thread that fork did not copy
        @signal = ConditionVariable.new
        @idle = {}
        @busy = {}.compare_by_identity
        @opening = 0
      end

      def mine?
        @pid == Process.pid
      end

      # A child drops what it inherited.
      def check_process
        return if mine?

        inherited = @idle.values.flatten
        begin_process
        inherited.each(&:drop)
      end

      # An idle connection, or nil when one may be opened, which is counted from now on.
      def reserve(origin, finish_at)
        stale = []
        @lock.synchronize do
          loop do
            raise TransportError.new(:canceled, "The client is closed", sent: false) if @closed

            found = pop(origin, stale)
            return found if found
            break @opening += 1 if room?

            wait(finish_at)
          end
        end
        nil
      ensure
        stale.each { |connection| finish(connection) }
      end

      def pop(origin, stale)
        while (connection = @idle[origin]&.pop)
          if connection.usable?
            @busy[connection] = true
            return connection
          end
          stale << connection
        end
      end

      # Idle connections of other origins make room.
      def room?
        return true if @busy.length + @opening + @idle.values.sum(&:length) < @limit

        spare = @idle.values.find { |list| !list.empty? }
        finish(spare.shift) unless spare.nil?
        !spare.nil?
      end

      def wait(finish_at)
        left = finish_at - Process.clock_gettime(Process::CLOCK_MONOTONIC)
        raise TransportError.new(:timeout, "All connections were in use", sent: false) unless left.positive?

        @signal.wait(@lock, left)
      end

      def note(connection)
        closed = @lock.synchronize do
          @opening -= 1
          @busy[connection] = true
          @closed
        end
        connection.shut if closed
        connection
      end

      def release(connection)
        @lock.synchronize do
          connection.nil? ? @opening -= 1 : @busy.delete(connection)
          @signal.signal
        end
      end

      def finish(connection)
        connection.drop
      end
    end
  end
end
