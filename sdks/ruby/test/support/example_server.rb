# frozen_string_literal: true

require_relative "raw_server"

# A server that answers every request with the example of its operation.
module ExampleServer
  Njia.eager_load!
  OPERATIONS = Njia::Operations.constants.map { |name| Njia::Operations.const_get(name) }
                               .flat_map { |owner| owner.constants.map { |name| owner.const_get(name) } }

  # Runs the block with the environment that programs read.
  def self.run(&block)
    RawServer.open(->(socket, request) { answer(socket, request) }) do |server|
      ENV.update("NJIA_BASE_URL" => server.url, "NJIA_API_KEY" => "svc_test_x")
      block.call(server)
    end
  ensure
    %w[NJIA_BASE_URL NJIA_API_KEY].each { |name| ENV.delete(name) }
  end

  # The operation of a request: the one with the fewest parameters in its path that fits.
  def self.operation_of(request)
    path = request.target.split("?").first
    fitting = OPERATIONS.select do |operation|
      form = Regexp.escape(operation.path).gsub(/\\\{[^}]+\\\}/, "[^/]+")
      operation.http_method == request.verb && /\A#{form}\z/.match?(path)
    end
    fitting.min_by { |operation| operation.path.count("{") }
  end

  def self.answer(socket, request)
    operation = operation_of(request)
    status, body = Njia::Testing.example(operation.id)
    kind = operation.returns_for(status).kind
    return RawServer.answer(socket, status:) if body.nil?
    return RawServer.answer(socket, status:, json: body) if kind == :json

    text = body.is_a?(String) ? body : JSON.generate(body)
    RawServer.answer(socket, status:, body: kind == :sse ? "data: #{text.delete("\n")}\n\n" : text)
  rescue ArgumentError
    RawServer.answer(socket, status: 200, body: "")
  end
end
