# frozen_string_literal: true

module Njia
  module Runtime
    # Pieces of a stream as the JSON texts in it.
    module Sse
      class << self
        # The data of server-sent events (HTML standard, section 9.2.6); a closing `[DONE]` is left out.
        def events(pieces)
          return enum_for(:events, pieces) unless block_given?

          data = []
          each_line(pieces) do |line|
            found = /\Adata:? ?(.*)\z/m.match(line)
            data << found[1] if found
            next unless line.empty? && !data.empty?

            text = data.join("\n")
            data.clear
            yield text unless text == "[DONE]"
          end
        end

        # The lines of newline-delimited JSON.
        def lines(pieces)
          return enum_for(:lines, pieces) unless block_given?

          each_line(pieces) { |line| yield line unless line.strip.empty? }
        end

        private

        def each_line(pieces)
          rest = +"".b
          pieces.each do |piece|
            rest << piece
            while (line = rest.slice!(/\A[^\r\n]*(?:\r\n|\n|\r(?=[^\n]))/n))
              yield line.chomp
            end
          end
          yield rest.chomp unless rest.empty?
        end
      end
    end
  end
end
