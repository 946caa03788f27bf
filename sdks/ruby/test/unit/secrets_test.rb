# frozen_string_literal: true

require "logger"
require "stringio"
require "yaml"
require_relative "../support/helper"

# No key, token or card number in anything that people or logs can see.
class SecretsTest < Minitest::Test
  include Support

  TOKEN = "svs_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1"
  SECRET = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8="

  # trap:T16
  def test_no_printer_shows_a_credential
    client = Njia::Client.new(api_key: KEY, session_token: TOKEN, base_url: "http://127.0.0.1:9", max_retries: 0)
    error = assert_raises(Njia::ConnectionError) { pay(client) }
    subjects = [client, client.with_session_token(TOKEN), client.payments, error,
                Njia::RequestOptions.new(headers: { "x" => KEY }),
                client.instance_variable_get(:@api), client.instance_variable_get(:@api).credentials,
                Njia::Runtime::Secret.new(KEY)]
    subjects.each { |subject| assert_clean(printed(subject)) }
  end

  # trap:T16
  def test_clients_and_secrets_cannot_be_serialised
    client = fake_client
    [client, Njia::Runtime::Secret.new(KEY)].each do |subject|
      assert_raises(TypeError) { Marshal.dump(subject) }
      assert_raises(TypeError) { subject.to_yaml }
    end
    assert_equal({ "base_url" => "http://fake.test" }, client.as_json)
  end

  # trap:T16
  def test_messages_of_the_server_are_cleaned
    body = { "code" => "x", "detail" => "key #{KEY}, card 4242 4242 4242 4242, Bearer #{TOKEN}" }
    fake = Njia::Testing::FakeTransport.new.respond("getPayment", body, status: 400)
    error = assert_raises(Njia::BadRequestError) { get(fake_client(fake)) }
    assert_clean(error.message + error.inspect + error.full_message + error.to_json)
    assert_equal body, error.body
  end

  # trap:T16
  def test_logs_at_every_level_with_bodies
    output = StringIO.new
    fake = Njia::Testing::FakeTransport.new
    client = fake_client(fake, logger: Logger.new(output), log_bodies: true)
    fake.respond("login", { "accessToken" => TOKEN, "user" => { "email" => "ada@example.com" }, "n" => 1.50 })
    assert_raises(Njia::DecodingError) { client.auth.login(email: "ada@example.com", password: "pass word 1") }
    client.ghost_cards.reveal("gcrd_1")
    text = output.string
    assert_clean(text)
    ["pass word 1", "ada@example.com"].each { |secret| refute_includes text, secret }
    assert_includes text, "operation=login method=POST path=/v1/auth/login attempt=1 status=200"
    assert_includes text, "[FILTERED]"
  end

  # trap:T16
  def test_sensitive_members_are_masked
    secrets = fake_client.ghost_cards.reveal("gcrd_1")
    wire = secrets.to_wire
    shown = secrets.inspect + secrets.to_s + pretty(secrets)
    refute_includes shown, wire.fetch("number")
    refute_includes shown, %("#{wire.fetch('cvc')}")
    assert_equal wire["number"], secrets.number
  end

  # trap:T16
  def test_webhook_errors_do_not_show_the_secret
    error = assert_raises(Njia::WebhookSignatureError) do
      Njia::Webhooks.unwrap("{}", headers: Njia::Testing.sign_webhook("{ }", SECRET), secrets: SECRET)
    end
    refute_includes error.full_message, SECRET.delete_prefix("whsec_")
  end

  def test_a_retired_key_is_refused_with_its_replacement
    error = assert_raises(Njia::ConfigurationError) { Njia::Client.new(api_key: "sk_test_4eC39HqLyjWDarjtT1zdp7dc") }
    assert_match(/2026-09-01.*svc_/, error.message)
    refute_includes error.message, "4eC39"
  end

  def test_keys_may_be_called_for_and_come_from_the_environment
    fake = Njia::Testing::FakeTransport.new
    keys = [KEY, "#{KEY}2"].each
    client = Njia::Client.new(api_key: -> { keys.next }, base_url: "http://fake.test", transport: fake)
    2.times { get(client) }
    assert_equal([KEY, "#{KEY}2"], fake.requests.map { |request| request.headers["x-api-key"] })
    output, = ruby(<<~RUBY, env: { "NJIA_API_KEY" => KEY, "NJIA_BASE_URL" => "http://env.test" })
      require "njia"
      fake = Njia::Testing::FakeTransport.new
      Njia::Client.new(transport: fake).payments.retrieve("pay_1")
      puts fake.requests.first.url, fake.requests.first.headers["x-api-key"]
    RUBY
    assert_equal "http://env.test/v1/payments/pay_1\n#{KEY}\n", output
  end

  private

  def printed(subject)
    texts = [subject.inspect, subject.to_s, pretty(subject), JSON.generate(subject), subject.to_json]
    texts << subject.full_message << subject.backtrace.to_s << Marshal.dump(subject) if subject.is_a?(Exception)
    texts.join("\n")
  end

  def pretty(subject)
    capture_io { pp(subject) }.first
  end

  def assert_clean(text)
    [KEY, TOKEN, "4242 4242 4242 4242"].each do |secret|
      [secret, [secret].pack("m0"), URI.encode_www_form_component(secret)].each { |form| refute_includes text, form }
    end
  end
end
