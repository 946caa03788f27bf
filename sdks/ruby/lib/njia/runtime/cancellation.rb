# frozen_string_literal: true

module Njia
  # Stops calls from another thread: pass it as `request_options: { cancellation: token }`, then call {#cancel}. A call
  # under way ends at once with a {CanceledError}, its socket is closed. One token may stand for many calls.
  class Cancellation
    def initialize
      @lock = Mutex.new
      @canceled = false
      @actions = {}.compare_by_identity
    end

    def canceled?
      @canceled
    end

    # May be called twice.
    def cancel
      actions = @lock.synchronize do
        @canceled = true
        found = @actions.values
        @actions.clear
        found
      end
      actions.each(&:call)
      nil
    end

    # @api private runs a block when cancelled, at once if that has happened; returns what {#detach} takes
    def attach(&action)
      handle = Object.new
      now = @lock.synchronize do
        @actions[handle] = action unless @canceled
        @canceled
      end
      action.call if now
      handle
    end

    # @api private
    def detach(handle)
      @lock.synchronize { @actions.delete(handle) }
      nil
    end

    def inspect
      "#<#{self.class.name}#{' canceled' if @canceled}>"
    end
    alias to_s inspect
  end
end
