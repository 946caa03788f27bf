# frozen_string_literal: true

require_relative "../support/helper"

# Time, cancellation and interruption, on the wall clock.
class TimeoutsTest < Minitest::Test
  include Support

  DRIP_BODY = lambda do |socket, _|
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n")
    100.times do
      socket.write("x")
      sleep 0.05
    end
  end
  DRIP_HEADERS = lambda do |socket, _|
    socket.write("HTTP/1.1 200 OK\r\n")
    100.times do |index|
      socket.write("x-#{index}: y\r\n")
      sleep 0.05
    end
  end
  SILENCE = ->(_socket, _) { sleep 5 }
  BACK_OFF = { status: 503, headers: { "retry-after" => 8 } }.freeze

  # trap:T12
  def test_timeout_is_the_whole_attempt
    [DRIP_BODY, DRIP_HEADERS, SILENCE].each do |script|
      RawServer.open(script) do |server|
        client = client_for(server, timeout: 0.4, max_retries: 0)
        took = seconds { assert_raises(Njia::TimeoutError) { get(client) } }
        assert_includes 0.35..1.2, took
      end
    end
  end

  # trap:T12
  def test_a_tls_server_that_never_shakes_hands
    listener = TCPServer.new("127.0.0.1", 0)
    client = Njia::Client.new(api_key: KEY, base_url: "https://127.0.0.1:#{listener.addr[1]}", proxy: nil,
                              connect_timeout: 0.3, max_retries: 0)
    took = seconds { assert_equal(:none, assert_raises(Njia::TimeoutError) { pay(client) }.outcome) }
    assert_includes 0.25..1.2, took
    # The socket that was left behind is closed, too.
    socket = listener.accept
    assert_operator(seconds { socket.read }, :<, 1.2)
  ensure
    listener.close
  end

  # trap:T12
  def test_an_attempt_that_took_too_long_is_repeated_inside_the_deadline
    RawServer.open(SILENCE, OK) do |server|
      assert_equal 2, get(client_for(server, timeout: 0.3)).meta.attempts
    end
    RawServer.open(DRIP_BODY) do |server|
      took = seconds { assert_raises(Njia::TimeoutError) { get(client_for(server, timeout: 0.5, deadline: 1.2)) } }
      assert_operator took, :<, 2.2
    end
    RawServer.open({ status: 503 }) do |server|
      assert_operator(seconds { assert_raises(Njia::Error) { get(client_for(server, deadline: 1)) } }, :<, 2.2)
    end
  end

  # trap:T13
  def test_cancelling_closes_the_socket_wherever_the_call_is
    [SILENCE, DRIP_BODY, DRIP_HEADERS].each do |script|
      RawServer.open(script) do |server|
        error, took = cancelled(0.2) { |token| pay(client_for(server), cancellation: token) }
        assert_equal [Njia::CanceledError, :unknown, 1], [error.class, error.outcome, server.requests.length]
        assert_operator took, :<, 1.2
        refute_nil error.idempotency_key
      end
    end
  end

  # trap:T13
  def test_cancelling_while_connecting
    listener = TCPServer.new("127.0.0.1", 0)
    client = Njia::Client.new(api_key: KEY, base_url: "https://127.0.0.1:#{listener.addr[1]}", proxy: nil)
    error, took = cancelled(0.2) { |token| pay(client, cancellation: token) }
    assert_equal [Njia::CanceledError, :none], [error.class, error.outcome]
    assert_operator took, :<, 1.2
  ensure
    listener.close
  end

  # trap:T22
  def test_a_wait_ends_at_once_when_cancelled
    RawServer.open(BACK_OFF) do |server|
      error, took = cancelled(0.2) { |token| get(client_for(server), cancellation: token) }
      assert_instance_of Njia::CanceledError, error
      assert_operator took, :<, 1.2
      assert_equal 1, server.requests.length
    end
  end

  # trap:T22
  def test_a_wait_ends_at_once_when_the_thread_is_interrupted
    RawServer.open(BACK_OFF) do |server|
      client = client_for(server)
      thread = Thread.new { get(client) }
      thread.report_on_exception = false
      sleep 0.2
      took = seconds do
        thread.raise(Interrupt, "stop")
        assert_raises(Interrupt) { thread.value }
      end
      assert_operator took, :<, 1.2
      assert_equal 1, server.requests.length
    end
  end

  # trap:T13
  def test_a_thread_that_is_killed_leaves_no_answer_for_the_next_call
    slow = lambda do |socket, request|
      sleep 0.3
      RawServer.answer(socket, json: PAYMENT.merge("reference" => request.target))
    end
    RawServer.open(slow) do |server|
      client = client_for(server, max_connections: 1)
      thread = Thread.new { client.payments.retrieve("pay_one") }
      sleep 0.1
      thread.kill
      assert_equal "/v1/payments/pay_two", client.payments.retrieve("pay_two").reference
    end
  end

  # trap:T13
  def test_closing_the_client_stops_its_calls
    RawServer.open(SILENCE) do |server|
      client = client_for(server)
      thread = Thread.new { assert_raises(Njia::CanceledError) { pay(client) } }
      sleep 0.2
      client.close
      assert_equal(:unknown, thread.value.outcome)
      assert_raises(Njia::CanceledError) { pay(client) }
    end
  end

  private

  def cancelled(after)
    token = Njia::Cancellation.new
    error = nil
    thread = Thread.new do
      yield token
    rescue Njia::Error => e
      error = e
    end
    sleep after
    took = seconds do
      token.cancel
      thread.join
    end
    [error, took]
  end
end
