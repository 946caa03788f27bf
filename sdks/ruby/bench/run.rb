# frozen_string_literal: true

# `npm run bench`: what the SDK costs beside the bare Net::HTTP with JSON, and the acceptance table of its design. The
# peers' gems come from RubyGems, which a gate without it cannot reach; the figures of the design stand beside ours.
require "json"
require "open3"
require "rbconfig"

ROOT = File.expand_path("..", __dir__)
LIB = File.join(ROOT, "lib")
CALLS = 400
DECODES = 4000

# Runs a program in a fresh process; what it prints, as JSON.
def fresh(program)
  output, status = Open3.capture2e(RbConfig.ruby, "-I", LIB, "-e", program)
  status.success? ? JSON.parse(output) : abort("bench: #{output}")
end

def median(count, &)
  Array.new(count, &).sort[count / 2]
end

MEMORY = "File.read('/proc/self/status')[/VmHWM:\\s+(\\d+)/, 1].to_i"
CLOCK = "Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)"
STANDARD = "require 'net/http'; require 'json'; require 'openssl'"

def loading(requires)
  median(10) do
    fresh("start = #{CLOCK}; #{requires}; " \
          "puts JSON.generate([(#{CLOCK} - start) * 1000, #{MEMORY}, $LOADED_FEATURES.grep(%r{lib/njia}).length])" \
            .then { |code| "require 'json'; #{code}" })
  end
end

SERVER = <<~'RUBY'
  require "socket"
  def serve(body)
    listener = TCPServer.new("127.0.0.1", 0)
    pid = fork do
      loop do
        Thread.new(listener.accept) do |socket|
          while (line = socket.gets)
            length = 0
            while (field = socket.gets.chomp) != ""
              length = field[/\d+/].to_i if field.downcase.start_with?("content-length")
            end
            socket.read(length) if length.positive?
            socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: #{body.bytesize}\r\n\r\n", body)
          end
        end
      end
    end
    [pid, listener.addr[1]]
  end
RUBY

def call_cost(setup, call)
  fresh(<<~RUBY)
    #{SERVER}
    require "json"
    body = JSON.generate(JSON.parse(File.read("#{LIB}/njia/generated/examples.json"))["getPayment"]["body"])
    pid, port = serve(body)
    #{setup}
    20.times { #{call} }
    start = #{CLOCK}
    #{CALLS}.times { #{call} }
    puts JSON.generate((#{CLOCK} - start) * 1_000_000 / #{CALLS})
    Process.kill("KILL", pid)
  RUBY
end

def decode_cost(code, setup = "")
  fresh(<<~RUBY)
    require "json"
    require "njia"
    #{setup}
    200.times { #{code} }
    start = #{CLOCK}
    #{DECODES}.times { #{code} }
    puts JSON.generate((#{CLOCK} - start) * 1_000_000 / #{DECODES})
  RUBY
end

TEN = <<~'RUBY'
  ten = Class.new(Njia::Model) do
    names = %i[one two three four five six seven eight nine ten]
    attr_reader(*names)
    define_shape { |shape| names.each { |name| shape.required(name, name.name, name == :ten ? shape.integer : shape.text) } }
  end
  text = JSON.generate(%w[one two three four five six seven eight nine].to_h { |name| [name, name] }.merge("ten" => 10))
  wire = Njia::Runtime::Json.parse(text)
  model = ten.shape.decode(wire, false)
RUBY

baseline = loading(STANDARD)
own = loading("require 'njia'")
used = loading("require 'njia'; Njia::Client.new(api_key: 'svc_test_x')")
CLIENT = <<~'RUBY'
  require "njia"
  client = Njia::Client.new(api_key: "svc_test_x", base_url: "http://127.0.0.1:#{port}", proxy: nil)
RUBY

sdk = median(3) do
  call_cost(CLIENT,
            "client.payments.retrieve('pay_1').amount_minor_units")
end
bare = median(3) do
  call_cost("require 'net/http'; http = Net::HTTP.start('127.0.0.1', port)",
            "JSON.parse(http.get('/v1/payments/pay_1').body)['amountMinorUnits']")
end
parse = decode_cost("ten.shape.decode(Njia::Runtime::Json.parse(text), false)", TEN)
plain = decode_cost("JSON.parse(text)", TEN)
read = decode_cost("model.one; model.two; model.three; model.four; model.five; model.six; model.seven; model.eight; " \
                   "model.nine; model.ten", TEN) / 10
gem = Dir[File.join(ROOT, "dist/njia-*.gem")].first
files = Dir[File.join(ROOT, "lib/**/*"), File.join(ROOT, "sig/**/*")].count { |path| File.file?(path) }

ROWS = [
  ["require: own files", own[2], 25, "openai-ruby 1354, stripe-ruby 122"],
  ["require: CPU over the standard library, ms", (own[0] - baseline[0]).round(1), 40, ""],
  ["require: peak memory over the standard library, MB", ((own[1] - baseline[1]) / 1024.0).round(2), 2,
   "openai-ruby +60, stripe-ruby +12"],
  ["require and a client: peak memory over it, MB", ((used[1] - baseline[1]) / 1024.0).round(2), 2, ""],
  ["ten-field object: parse, us", parse.round(1), 15, "openai-ruby 400"],
  ["ten-field object: one read, us", read.round(3), 0.1, "openai-ruby 5.2"],
  ["gem: octets", gem ? File.size(gem) : nil, 1_000_000, "openai-ruby 19 MB installed"],
  ["gem: files of lib and sig", files, 600, "openai-ruby 3750"]
].freeze

puts "CPU per call, keep-alive, one payment read: SDK #{sdk.round} us, Net::HTTP with JSON.parse #{bare.round} us, ratio " \
     "#{(sdk / bare).round(2)}"
puts "decoding ten fields: model #{parse.round(1)} us, JSON.parse alone #{plain.round(1)} us, " \
     "ratio #{(parse / plain).round(2)}"
puts
ROWS.each do |name, value, limit, peers|
  verdict = if value.nil?
    "no gem: npm run package"
  else
    value <= limit ? "pass" : "MISSED"
  end
  puts "#{name.ljust(52)} #{value.to_s.rjust(10)}  goal #{limit.to_s.ljust(9)} #{verdict.ljust(8)} #{peers}"
end
