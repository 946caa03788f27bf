# frozen_string_literal: true

$LOAD_PATH.unshift(File.expand_path("../../lib", __dir__))
require "minitest/autorun"
require "English"
require "tmpdir"
require "njia"
require_relative "raw_server"

# Deprecated operations are called on purpose.
Warning[:deprecated] = false

# What the tests share.
module Support
  KEY = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R"
  PAYMENT = Njia::Testing.example("getPayment").last
  OK = { json: PAYMENT }.freeze
  # Wrong types on purpose are refused by RBS before the library sees them, when it watches.
  WRONG_TYPE = defined?(RBS::Test) ? [ArgumentError, RBS::Test::Tester::TypeError] : [ArgumentError]
  WRONG_OPTION = [Njia::ConfigurationError, *WRONG_TYPE].freeze

  def client_for(server, **options)
    client = Njia::Client.new(api_key: KEY, base_url: server.url, proxy: nil, **options)
    (@clients ||= []) << client
    client
  end

  def fake_client(fake = Njia::Testing::FakeTransport.new, **options)
    Njia::Client.new(api_key: KEY, base_url: "http://fake.test", transport: fake, seam: virtual, **options)
  end

  def virtual(**options)
    @virtual ||= Njia::Testing::VirtualSeam.new(**options)
  end

  def pay(client, **options)
    client.payments.create(amount_minor_units: 25_000, currency: "XAF", request_options: options)
  end

  def get(client, **options)
    client.payments.retrieve("pay_1", request_options: options)
  end

  def seconds
    start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    yield
    Process.clock_gettime(Process::CLOCK_MONOTONIC) - start
  end

  def teardown
    @clients&.each(&:close)
    super
  end

  # Runs a program in a process of its own; output and status.
  def ruby(program, *options, env: {})
    lib = File.expand_path("../../lib", __dir__)
    output = IO.popen([env, RbConfig.ruby, "-w", *options, "-I", lib, "-e", program, { err: %i[child out] }], &:read)
    [output, $CHILD_STATUS]
  end
end
