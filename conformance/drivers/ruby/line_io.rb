# frozen_string_literal: true

require "json"

module Driver
  # Standard input and output of the driver: one JSON message per line.
  module LineIo
    LOCK = Mutex.new
    private_constant :LOCK

    def self.reply(request, **body)
      line = JSON.generate({ id: request, **body })
      LOCK.synchronize do
        $stdout.write(line, "\n")
        $stdout.flush
      end
    end

    def self.requests
      $stdin.each_line { |line| yield JSON.parse(line, symbolize_names: false) }
    end
  end
end
