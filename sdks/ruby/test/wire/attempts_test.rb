# frozen_string_literal: true

require_relative "../support/helper"

# Repetition, keys and waits, counted at the server's socket.
class AttemptsTest < Minitest::Test
  include Support

  # trap:T1
  def test_a_keyed_payment_is_repeated_with_one_key_and_the_same_octets
    RawServer.open({ status: 500 }, { status: 500 }, OK) do |server|
      result = pay(client_for(server, seam: virtual))
      sent = server.requests
      assert_equal 3, sent.length
      assert_equal 1, sent.map { |one| one.headers["idempotency-key"] }.uniq.length
      assert_match(/\A\h{8}-\h{4}-4\h{3}-[89ab]\h{3}-\h{12}\z/, sent.first.headers["idempotency-key"])
      assert_equal 1, sent.map(&:body).uniq.length
      assert_equal(%w[0 1 2], sent.map { |one| one.headers["x-retry-count"] })
      assert_equal sent.first.headers["idempotency-key"], result.meta.idempotency_key
      assert_equal 3, result.meta.attempts
    end
  end

  # trap:T1
  def test_a_bare_write_is_not_repeated_when_it_may_have_arrived
    [{ status: 500 }, { status: 503 }, ->(socket, _) { RawServer.reset(socket) }].each do |script|
      RawServer.open(script) do |server|
        error = assert_raises(Njia::Error) { bare_write(client_for(server, seam: virtual)) }
        assert_equal 1, server.requests.length
        assert_equal :unknown, error.outcome
        assert_nil server.requests.first.headers["idempotency-key"]
      end
    end
  end

  # trap:T1
  def test_a_bare_write_is_repeated_when_the_server_refused_it
    [{ status: 429 }, { status: 503, headers: { "retry-after" => 1 } }].each do |script|
      RawServer.open(script, { json: Njia::Testing.example("updateWebhookEndpoint").last }) do |server|
        bare_write(client_for(server, seam: virtual))
        assert_equal 2, server.requests.length
      end
    end
  end

  # trap:T1
  def test_without_retries_a_payment_has_a_key_all_the_same
    RawServer.open({ status: 500 }) do |server|
      error = assert_raises(Njia::ServerError) { pay(client_for(server, max_retries: 0)) }
      assert_equal 1, server.requests.length
      assert_equal server.requests.first.headers["idempotency-key"], error.idempotency_key
    end
  end

  def test_a_key_of_the_caller_is_sent_untouched
    RawServer.open({ status: 503 }, OK) do |server|
      result = pay(client_for(server, seam: virtual), idempotency_key: "order-7")
      assert_equal %w[order-7 order-7], (server.requests.map { |one| one.headers["idempotency-key"] })
      assert_equal "order-7", result.meta.idempotency_key
    end
  end

  # trap:T2
  def test_waits_are_spread_over_their_whole_range
    policy = Njia::Runtime::RetryPolicy
    draws = Array.new(1000) { Njia::Runtime::Seam.new.random }
    4.times do |retries|
      top = [8.0, 0.5 * (2**retries)].min
      waits = draws.map { |draw| policy.backoff(retries, draw) }
      assert_operator waits.min, :>=, top / 2
      assert_operator waits.max, :<=, top
      assert_operator waits.max - waits.min, :>, top * 0.45
    end
    assert_includes 4.0..8.0, policy.backoff(40, 0.3)
  end

  # trap:T2
  def test_the_wall_clock_really_waits
    RawServer.open({ status: 503 }, { status: 503 }, OK) do |server|
      assert_operator(seconds { get(client_for(server)) }, :>=, 0.75)
      assert_equal 3, server.requests.length
    end
  end

  # trap:T3
  def test_broken_connections_are_repeated_and_never_escape_as_foreign_errors
    faults = [
      ->(socket, _) { RawServer.reset(socket) },
      ->(socket, _) { socket.close },
      ->(socket, _) { socket.write("HTTP/1.1 200 OK\r\ncontent-le") && socket.close },
      ->(socket, _) { socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n") && socket.close },
      ->(socket, _) { socket.write("HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{}") && socket.close },
      ->(socket, _) { socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{}") && socket.close },
      ->(socket, _) { socket.write("nonsense\r\n\r\n") && socket.close }
    ]
    faults.each_with_index do |fault, index|
      RawServer.open(fault, OK) do |server|
        assert_equal 2, get(client_for(server, seam: virtual)).meta.attempts, "fault #{index}"
      end
      RawServer.open(fault) do |server|
        error = assert_raises(Njia::ConnectionError) { pay(client_for(server, seam: virtual)) }
        assert_equal [3, :unknown, 3], [error.attempts, error.outcome, server.requests.length], "fault #{index}"
        assert_equal error.idempotency_key, server.requests.first.headers["idempotency-key"]
      end
    end
  end

  # trap:T3
  def test_what_was_never_sent_has_no_effect
    port = TCPServer.open("127.0.0.1", 0) { |server| server.addr[1] }
    ["http://127.0.0.1:#{port}", "http://nowhere.invalid"].each do |url|
      client = Njia::Client.new(api_key: KEY, base_url: url, proxy: nil, seam: virtual)
      error = assert_raises(Njia::ConnectionError) { bare_write(client) }
      assert_equal [3, :none], [error.attempts, error.outcome], url
    end
  end

  # trap:T3
  def test_a_failed_tls_handshake_is_a_connection_error
    RawServer.open(OK, tls: TestAuthority.context) do |server|
      error = assert_raises(Njia::ConnectionError) { pay(client_for(server, seam: virtual)) }
      assert_equal [3, :none, 0], [error.attempts, error.outcome, server.requests.length]
      assert_match(/TLS/, error.message)
    end
  end

  # trap:T10
  def test_redirects_are_never_followed
    RawServer.open(OK) do |other|
      [301, 302, 303, 307, 308].product(["#{other.url}/x", "/same", "http:/", "::"]).each do |status, location|
        RawServer.open({ status:, headers: { "location" => location } }) do |server|
          error = assert_raises(Njia::ApiError) { pay(client_for(server, seam: virtual)) }
          assert_equal [status, 1], [error.status, server.requests.length]
          assert_includes error.message, other.url if location.start_with?(other.url)
        end
      end
      assert_empty other.requests
    end
  end

  # trap:T23
  def test_a_redirect_with_a_fitting_body_is_no_success
    [300, 302, 304].each do |status|
      RawServer.open({ status:, json: PAYMENT,
                       headers: { "content-length" => (0 if status == 304) }.compact }) do |server|
        assert_equal status, assert_raises(Njia::ApiError) { get(client_for(server)) }.status
      end
    end
    [{ status: 204 }, { status: 200 }].each do |script|
      RawServer.open(script) { |server| assert_raises(Njia::DecodingError) { get(client_for(server)) } }
    end
  end

  private

  def bare_write(client)
    client.webhook_endpoints.update("whe_1", description: "new")
  end
end
