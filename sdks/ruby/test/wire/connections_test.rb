# frozen_string_literal: true

require_relative "../support/helper"

# Pooling, threads, TLS, proxies, and every option of the transport.
class ConnectionsTest < Minitest::Test
  include Support

  def test_calls_in_a_row_use_one_connection
    [nil, TestAuthority.context].each do |tls|
      RawServer.open(OK, tls:) do |server|
        client = client_for(server, ca_file: tls && TestAuthority.file)
        3.times { get(client) }
        assert_equal 1, server.accepted
      end
    end
  end

  def test_a_connection_that_the_server_closed_costs_no_attempt
    closing = lambda do |socket, _|
      RawServer.answer(socket, json: PAYMENT)
      socket.close
    end
    RawServer.open(closing) do |server|
      client = client_for(server, max_retries: 0)
      3.times do
        assert_equal 1, pay(client).meta.attempts
        sleep 0.02
      end
      assert_equal [3, 3], [server.accepted, server.requests.length]
    end
  end

  def test_many_threads_share_few_connections
    echo = ->(socket, request) { RawServer.answer(socket, json: PAYMENT.merge("reference" => request.target)) }
    RawServer.open(echo) do |server|
      client = client_for(server, max_connections: 4)
      wrong = Array.new(16) do |thread|
        Thread.new { (1..25).count { |call| !own_answer?(client, "pay_#{thread}_#{call}") } }
      end.sum(&:value)
      assert_equal 0, wrong
      assert_operator server.accepted, :<=, 4
      client.close
      4.times { server.closed_at.pop }
    end
  end

  def test_calls_cut_short_at_random_never_mix_up_answers
    echo = lambda do |socket, request|
      sleep(rand * 0.01)
      RawServer.answer(socket, json: PAYMENT.merge("reference" => request.target))
    end
    RawServer.open(echo) do |server|
      client = client_for(server, max_retries: 0)
      outcomes = Array.new(150) do |call|
        Timeout.timeout(0.001 + (rand * 0.012)) { own_answer?(client, "pay_#{call}") ? :right : :wrong }
      rescue Timeout::Error
        :cut
      end
      refute_includes outcomes, :wrong
      assert_includes outcomes, :cut
      assert own_answer?(client, "pay_last")
    end
  end

  def test_only_trusted_certificates
    RawServer.open(OK, tls: TestAuthority.context) do |server|
      assert_equal "payment", get(client_for(server, ca_file: TestAuthority.file)).object
      error = assert_raises(Njia::ConnectionError) { get(client_for(server, max_retries: 0)) }
      assert_match(/TLS/, error.message)
    end
  end

  # trap:T11
  def test_a_client_certificate_is_shown
    context = TestAuthority.new_context
    context.verify_mode = OpenSSL::SSL::VERIFY_PEER | OpenSSL::SSL::VERIFY_FAIL_IF_NO_PEER_CERT
    context.ca_file = TestAuthority.file
    context.max_version = OpenSSL::SSL::TLS1_2_VERSION
    RawServer.open(OK, tls: context) do |server|
      trusted = { ca_file: TestAuthority.file, max_retries: 0 }
      assert_raises(Njia::ConnectionError) { get(client_for(server, **trusted)) }
      assert_equal "payment", get(client_for(server, client_cert: TestAuthority.identity_file, **trusted)).object
    end
  end

  # trap:T11
  def test_a_block_configures_each_connection
    RawServer.open(OK, tls: TestAuthority.context) do |server|
      client = Njia::Client.new(api_key: KEY, base_url: server.url, proxy: nil) { |http| http.ca_file = TestAuthority.file }
      assert_equal "payment", get(client).object
    end
  end

  # trap:T11
  def test_a_proxy_gets_the_whole_address
    RawServer.open(OK) do |proxy|
      url = "http://user:word@127.0.0.1:#{proxy.port}"
      client = Njia::Client.new(api_key: KEY, base_url: "http://api.test/v", proxy: url)
      assert_equal "payment", get(client).object
      request = proxy.requests.first
      assert_equal "http://api.test/v/v1/payments/pay_1", request.target
      assert_equal "Basic #{['user:word'].pack('m0')}", request.headers["proxy-authorization"]
    end
  end

  # trap:T11
  def test_max_connections_bounds_them
    RawServer.open(->(_, _) { sleep 0.5 }) do |server|
      client = client_for(server, max_connections: 1, max_retries: 0, timeout: 0.3)
      errors = Array.new(2) { Thread.new { assert_raises(Njia::TimeoutError) { pay(client) } } }.map(&:value)
      assert_equal 1, server.accepted
      assert_equal(%i[none unknown], errors.map(&:outcome).sort)
    end
  end

  def test_events_are_read_while_they_arrive
    name = "streamRequestLog"
    entry = Njia::Testing.example("listRequestLog").last["data"].first
    live = lambda do |socket, _|
      socket.write("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
      loop do
        socket.write("event: x\ndata: #{JSON.generate(entry)}\n\n")
        sleep 0.02
      end
    end
    RawServer.open(live) do |server|
      stream = client_for(server).audit.public_send(stream_method(name))
      assert_equal([entry, entry], stream.first(2).map(&:to_wire))
      assert_equal 200, stream.meta.status
      assert_operator(seconds { server.closed_at.pop }, :<, 1.5)
    end
  end

  private

  def own_answer?(client, id)
    client.payments.retrieve(id).reference == "/v1/payments/#{id}"
  end

  def stream_method(operation)
    Njia::Operations::Audit.constants.find { |name| Njia::Operations::Audit.const_get(name).id == operation }.downcase
  end
end
