# frozen_string_literal: true

require_relative "../support/helper"

# trap:T11 Every option has an effect, a misspelt one is refused. Those of the transport: connections_test.rb.
class OptionsTest < Minitest::Test
  include Support

  # trap:T11
  def test_misspelt_options_are_refused
    fake = Njia::Testing::FakeTransport.new
    assert_raises(*WRONG_TYPE) { fake_client(fake, time_out: 5) }
    assert_raises(*WRONG_TYPE) { get(fake_client(fake), time_out: 5) }
    assert_raises(*WRONG_TYPE) { fake_client(fake).payments.retrieve("pay_1", request_options: "x") }
    assert_empty fake.requests
  end

  # trap:T11
  def test_senseless_values_are_refused
    [{ timeout: 0 }, { timeout: "5" }, { connect_timeout: -1 }, { deadline: Float::NAN }, { max_retries: 1.5 },
     { max_retries: -1 }, { max_retry_after: -1 }, { headers: { "a\nb" => "x" } }, { headers: { "a" => "x\r\ny" } },
     { headers: "x" }, { base_url: "ftp://x" }, { base_url: "http://u:p@x" }, { base_url: "nonsense" }, { logger: 5 },
     { on_retry: 5 }, { transport: 5 }].each do |options|
      assert_raises(*WRONG_OPTION, options) { Njia::Client.new(api_key: KEY, **options) }
    end
    [{ proxy: "nonsense" }, { ca_file: "/nowhere" }, { client_cert: "/nowhere" }, { max_connections: 0 }].each do |options|
      assert_raises(Njia::ConfigurationError, options) { Njia::Client.new(api_key: KEY, **options) }
    end
    [{ idempotency_key: "" }, { idempotency_key: "a\nb" }, { cancellation: 5 }].each do |options|
      assert_raises(*WRONG_OPTION, options) { pay(fake_client, **options) }
    end
    assert_raises(Njia::ConfigurationError) { Njia::Client.new(api_key: "a\nb") }
    assert_raises(Njia::ConfigurationError) { get(Njia::Client.new(api_key: nil, base_url: "http://127.0.0.1:9")) }
  end

  # trap:T11
  def test_times_reach_the_transport
    seen = []
    transport = lambda do |request|
      seen << [request.timeout, request.connect_timeout]
      answer
    end
    client = fake_client(transport, timeout: 7, connect_timeout: 3)
    get(client)
    get(client, timeout: 2)
    get(client, connect_timeout: 1)
    get(client, deadline: 1)
    assert_equal [[7, 3], [2, 2], [7, 1], [1.0, 1.0]], seen
  end

  # trap:T11
  def test_headers_of_client_and_call
    fake = Njia::Testing::FakeTransport.new
    get(fake_client(fake, headers: { "X-A" => "client", "X-B" => "client" }), headers: { "x-a" => "call" })
    sent = fake.requests.first.headers
    assert_equal %w[client], [sent["x-b"]]
    assert_includes sent["x-a"], "call"
    get(fake_client(fake), headers: { "User-Agent" => "mine" })
    assert_equal "mine", fake.requests.last.headers["user-agent"]
  end

  # trap:T11
  def test_max_retries_and_deadline_of_client_and_call
    [[{ max_retries: 0 }, {}], [{}, { max_retries: 0 }], [{ deadline: 0.3 }, {}],
     [{}, { deadline: 0.3 }]].each do |client, call|
      fake = Njia::Testing::FakeTransport.new.respond("getPayment", status: 503)
      assert_raises(Njia::ServerError) { get(fake_client(fake, **client), **call) }
      assert_equal 1, fake.requests.length
    end
  end

  # trap:T11
  def test_hooks_tell_and_do_no_harm
    told = []
    hook = lambda do |event|
      told << event
      raise "a hook that raises"
    end
    fake = Njia::Testing::FakeTransport.new.respond("createPayment", status: 503)
    pay(fake_client(fake, on_request: hook, on_response: hook, on_retry: hook))
    assert_equal %w[RequestEvent ResponseEvent RetryEvent RequestEvent ResponseEvent],
                 (told.map { |event| event.class.name.split("::").last })
    assert told.all?(&:frozen?)
    assert_equal [503, 0.375, 1], [told[1].status, told[2].wait, told[2].attempt]
    assert_equal told[0].idempotency_key, told[3].idempotency_key
  end

  def test_the_user_agent
    fake = Njia::Testing::FakeTransport.new
    get(fake_client(fake))
    assert_match(%r{\Anjia-ruby/#{Njia::VERSION} \(ruby/[\d.]+; [^;]+; [^;]+\) api/[\d.]+\z},
                 fake.requests.first.headers["user-agent"])
  end

  # trap:T9
  def test_there_are_no_dependencies
    spec = Gem::Specification.load(File.expand_path("../../njia.gemspec", __dir__))
    assert_empty spec.dependencies
    assert spec.required_ruby_version.satisfied_by?(Gem::Version.new("3.1.0"))
  end

  def test_deprecated_operations_warn_once
    found = Njia::Resources.constants.map { |name| Njia::Resources.const_get(name) }.any? do |type|
      type.instance_method(:initialize).owner == type
    end
    assert found
    output, = ruby(<<~'RUBY')
      require "njia"
      Warning[:deprecated] = true
      api = Njia::Runtime::ApiClient.allocate
      api.instance_variable_set(:@warned, {})
      2.times { api.deprecated("old", "old is deprecated") }
    RUBY
    assert_equal 1, output.scan("old is deprecated").length
  end

  private

  def answer
    Njia::Runtime::HttpResponse.new(status: 200, headers: Njia::Runtime::Headers.new, body: JSON.generate(PAYMENT))
  end
end
