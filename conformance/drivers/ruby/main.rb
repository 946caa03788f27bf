# frozen_string_literal: true

$LOAD_PATH.unshift(File.expand_path("../../../sdks/ruby/lib", __dir__))
require "njia"
require "json"
require "pp"
require "tempfile"
require_relative "generated/dispatch"
require_relative "tagged"
require_relative "facts"
require_relative "clients"

module Driver
  # Standard output: one JSON message per line.
  module LineIo
    LOCK = Mutex.new

    def self.reply(request, **body)
      line = JSON.generate({ id: request, **body })
      LOCK.synchronize { $stdout.write(line, "\n") && $stdout.flush }
    end
  end

  # The conformance driver of the Ruby SDK: the runner's requests, made through the public API.
  class Main
    CAPABILITIES = [
      "retries", "virtual-clock", "hooks", "webhooks", "pagination", "cancel", "inspect", "timeouts", "parallel", "int64",
      "unbounded-integers", "sockets", "logs", "shared-pool"
    ].freeze
    COMMANDS = %w[hello open call iterate unwrap sign inspect close].freeze

    def initialize
      @clients = Clients.new
      @ended = {}
      @tokens = Hash.new { |tokens, call| tokens[call] = Njia::Cancellation.new }
    end

    def run
      $stdin.each_line do |line|
        request = JSON.parse(line)
        case request["cmd"]
        when "stop" then exit!(0)
        when "wake" then RunnerSeam.wake(request["call"])
        when "cancel" then @tokens[request["call"]].cancel
        else
          @tokens[request["id"]]
          Thread.new { answer(request) }
        end
      end
    end

    private

    def answer(request)
      id = Thread.current[:call] = request["id"]
      LineIo.reply(id, **send(COMMANDS.find { |name| name == request["cmd"] }, request))
    rescue Njia::Error, ArgumentError => e
      @ended[id] = e
      LineIo.reply(id, type: "err", error: Facts.failure(e, request["cmd"]))
    rescue StandardError => e
      # Not an error the SDK documents: a bug of it or of this driver. The runner sees a crash.
      warn(e.full_message)
      exit!(1)
    end

    def hello(_request)
      { type: "hello", sdk: "njia", language: "ruby", version: Njia::VERSION, runtime: "ruby #{RUBY_VERSION}",
        ops: DISPATCH.keys, caps: CAPABILITIES }
    end

    def open(request)
      { type: "opened", handle: @clients.open(request) }
    end

    def call(request)
      value = @ended[request["id"]] = invoke(request)
      { type: "ok", value: Tagged.tag(Tagged.wire(value)), meta: Facts.meta(value.meta) }
    end

    def iterate(request)
      last = nil
      left = request["stopAfter"] || Float::INFINITY
      list = invoke(request)
      return stream(request, list, left) if list.is_a?(Njia::EventStream)

      list.each_page do |page|
        last = page
        items = page.items.first([left, page.items.length].min)
        items.each { |item| LineIo.reply(request["id"], type: "item", value: Tagged.tag(Tagged.wire(item))) }
        break unless (left -= items.length).positive?
      end
      { type: "end", resumeCursor: last.next_cursor&.to_s }
    end

    def stream(request, values, left)
      values.each do |value|
        LineIo.reply(request["id"], type: "item", value: Tagged.tag(Tagged.wire(value)))
        break unless (left -= 1).positive?
      end
      { type: "end", resumeCursor: nil }
    end

    def unwrap(request)
      event = Njia::Webhooks.unwrap(
        request["payload"].unpack1("m"), headers: request["headers"], secrets: request["secrets"],
                                         tolerance: request["toleranceS"], now: request["nowMs"] / 1000.0
      )
      { type: "event", event: Tagged.tag(Tagged.wire(event)), known: !event.is_a?(Njia::UnknownEvent) }
    end

    def sign(request)
      payload, now = request["payload"].unpack1("m"), request["nowMs"] / 1000
      { type: "signed", headers: Njia::Testing.sign_webhook(payload, request["secret"], id: request["webhookId"], timestamp: now) }
    end

    def inspect(request)
      subject = request["of"] == "client" ? @clients[request["handle"]] : @ended[request["call"]]
      text = case request["as"]
             when "type" then subject.class.name
             when "text" then subject.to_s
             when "json" then JSON.generate(subject)
             else subject.inspect + subject.pretty_inspect + (subject.is_a?(Exception) ? subject.full_message : "")
             end
      { type: "text", text: text }
    end

    def close(request)
      { type: "closed", **@clients.close(request["handle"]) }
    end

    def invoke(request)
      chain, method, operation, record, places = DISPATCH.fetch(request["op"])
      resource = chain.reduce(@clients[request["handle"]]) { |target, name| target.public_send(name) }
      positional, keywords = arguments(Tagged.untag(request["args"]), operation.call, record&.call, places)
      options = @clients.call_options(request["opts"], @tokens[request["id"]])
      resource.public_send(method, *positional, **keywords, request_options: options)
    end

    def arguments(args, operation, record, places)
      positional = []
      keywords = {}
      places.each do |place, wire, name, by_position|
        container = wire.empty? ? args : args[place]
        key = wire.empty? ? "body" : wire
        next unless container.is_a?(Hash) && container.key?(key)

        value = decoded(codec_of(operation, record, place, wire), container.delete(key))
        by_position ? positional << value : keywords[name] = value
      end
      # What the description does not know is passed on, so that the SDK refuses it.
      rest = record && args["body"].is_a?(Hash) ? args["body"].transform_keys(&:to_sym) : {}
      [positional, { **keywords, **rest }]
    end

    def codec_of(operation, record, place, wire)
      return operation.params.find { |param| param.place == place && param.wire == wire }.codec unless place == "body"

      record ? record.shape.field_by_wire(wire).codec : operation.request_body.codec
    end

    # A wrong argument stays as it is: the SDK is to refuse it.
    def decoded(codec, value)
      codec.decode(Tagged.digits(value), false)
    rescue Njia::Runtime::Mismatch
      value
    end
  end
end

Driver::Main.new.run
