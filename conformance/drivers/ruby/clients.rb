# frozen_string_literal: true

module Driver
  # Virtual time in step with the runner: a wait is reported, and goes on when the runner says so or is cancelled.
  class RunnerSeam < Njia::Testing::VirtualSeam
    WAITING = {}

    def self.wake(call)
      WAITING.delete(call)&.push(:wake)
    end

    def sleep(seconds, cancellation)
      queue = WAITING[Thread.current[:call]] = Queue.new
      handle = cancellation.attach { queue.push(:cancel) }
      LineIo.reply(Thread.current[:call], type: "sleep", ms: seconds * 1000)
      super if queue.pop == :wake
    ensure
      cancellation.detach(handle)
    end
  end

  # Clients by handle, as the runner opened them, and what they leave behind.
  class Clients
    SECONDS = {
      timeout: "timeoutMs", connect_timeout: "connectTimeoutMs", deadline: "deadlineMs", max_retry_after: "maxRetryAfterMs"
    }.freeze
    PLAIN = { base_url: "baseUrl", api_key: "apiKey", session_token: "sessionToken", max_retries: "maxRetries" }.freeze
    CALL = { idempotency_key: "idempotencyKey", max_retries: "maxRetries", headers: "headers" }.freeze

    def initialize
      @clients = {}
      @before = sockets
    end

    def [](handle)
      @clients.fetch(handle)
    end

    def open(request)
      options = { proxy: request["proxy"], **seconds(request), **picked(request, PLAIN), **hooks(request["hooks"] || "off") }
      options[:ca_file] = file(request["caPem"]) if request["caPem"]
      options[:client_cert] = file(request["clientCertPem"] + request["clientKeyPem"]) if request["clientCertPem"]
      options.update(logger: Told.new, log_bodies: request["logs"] == "bodies") if (request["logs"] || "off") != "off"
      if request["clock"] == "virtual"
        options[:seam] = RunnerSeam.new(start: (request["nowMs"] || 0) / 1000.0, random: request["random"] || 0.5)
      end
      handle = "client-#{@clients.length + 1}"
      @clients[handle] = Njia::Client.new(**options)
      handle
    end

    def call_options(given, token)
      { cancellation: token, **seconds(given).except(:connect_timeout), **picked(given, CALL) }
    end

    def close(handle)
      self[handle].close
      { openSockets: [0, sockets - @before].max, pendingTimers: 0 }
    end

    # A logger that reports its lines.
    class Told
      %i[debug info warn error].each do |level|
        define_method(level) { |text = nil, &block| LineIo.reply(Thread.current[:call], type: "log", line: (text || block.call).to_s) }
      end
    end

    private

    # The SDK takes files; these last as long as the driver.
    def file(pem)
      (@files ||= []) << Tempfile.create(["driver", ".pem"]).tap { |made| made.write(pem) && made.close }
      @files.last.path
    end

    def seconds(given)
      SECONDS.select { |_, key| given.key?(key) }.transform_values { |key| given[key] / 1000.0 }
    end

    def picked(given, names)
      names.select { |_, key| given.key?(key) }.transform_values { |key| given[key] }
    end

    def hooks(mode)
      return {} if mode == "off"

      %w[request response retry].to_h { |name| [:"on_#{name}", ->(event) { tell(name, event, mode) }] }
    end

    def tell(name, event, mode)
      facts = { operation: event.operation, attempt: event.attempt }
      facts[:status] = event.status if name == "response"
      facts[:delayMs] = event.wait * 1000 if name == "retry"
      LineIo.reply(Thread.current[:call], type: "hook", hook: name, facts: facts)
      raise "a hook that raises" if mode == "throwing"
    end

    def sockets
      Dir.glob("/proc/self/fd/*").count { |link| File.readlink(link).start_with?("socket:") rescue false }
    end
  end
end
