# frozen_string_literal: true

module Njia
  module Runtime
    # A body that is still arriving: a thread reads it ahead by a few pieces, so that it can be consumed anywhere.
    class StreamSource
      AHEAD = 16
      private_constant :AHEAD

      # Starts to read; the block gets what to call with a response, then with each piece.
      # @return [HttpResponse] with a source for a success, with its whole body otherwise
      # @raise [TransportError]
      def self.open(&)
        source = new(&)
        response = source.begin
        response.status.between?(200, 299) ? response.source = source : response.body = source.to_a.join
        response
      end

      include Enumerable

      def initialize(&reader)
        @queue = SizedQueue.new(AHEAD)
        @thread = Thread.new { run(reader) }
        @thread.report_on_exception = false
        @ended = false
      end

      # The response without its body.
      def begin
        item = @queue.pop
        item.is_a?(HttpResponse) ? item : fail_with(item)
      end

      # Every piece of the body, once.
      def each
        return enum_for(:each) unless block_given?

        until @ended
          item = @queue.pop
          case item
          when String then yield item
          when nil then @ended = true
          else fail_with(item)
          end
        end
      ensure
        close
      end

      # Stops reading and closes the connection.
      def close
        @ended = true
        @thread.kill
        nil
      end

      private

      def fail_with(error)
        @ended = true
        raise error
      end

      def run(reader)
        reader.call(->(response, piece) { @queue.push(response || piece) })
        @queue.push(nil)
      rescue StandardError => e
        @queue.push(e)
      end
    end
  end
end
