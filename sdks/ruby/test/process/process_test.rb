# frozen_string_literal: true

require_relative "../support/helper"

# What only shows in a process of its own: its end, its children, what loading costs.
class ProcessTest < Minitest::Test
  include Support

  # trap:T14
  def test_a_program_ends_after_its_last_line
    RawServer.open(OK) do |server|
      program = <<~RUBY
        require "njia"
        client = Njia::Client.new(api_key: #{KEY.inspect}, base_url: #{server.url.inspect}, proxy: nil)
        puts client.payments.retrieve("pay_1").object
      RUBY
      took = seconds do
        output, status = ruby(program)
        assert_equal ["payment\n", 0], [output, status.exitstatus]
      end
      assert_operator took, :<, 8
    end
  end

  # trap:T15
  def test_children_of_a_fork_use_their_own_connections
    [nil, TestAuthority.context].each do |tls|
      RawServer.open(OK, tls:) do |server|
        client = client_for(server, ca_file: tls && TestAuthority.file)
        get(client)
        assert_equal("payment", in_child { get(client).object })
        get(client)
        parent, child, again = server.requests.map(&:port)
        refute_equal parent, child
        assert_equal parent, again
        assert_equal 2, server.accepted
      end
    end
  end

  # trap:T15
  def test_many_children_at_once_get_their_own_answers
    echo = ->(socket, request) { RawServer.answer(socket, json: PAYMENT.merge("reference" => request.target)) }
    RawServer.open(echo) do |server|
      client = client_for(server)
      get(client)
      readers = Array.new(20) do |number|
        start_child { client.payments.retrieve("pay_#{number}").reference }
      end
      assert_equal(Array.new(20) { |number| "/v1/payments/pay_#{number}" }, readers.map(&:read))
      assert_equal "/v1/payments/pay_1", get(client).reference
    end
  end

  # trap:T15
  def test_a_child_has_a_clock_of_its_own
    RawServer.open(OK, ->(_, _) { sleep 5 }) do |server|
      client = client_for(server, timeout: 0.3, max_retries: 0)
      get(client)
      assert_equal("Njia::TimeoutError", in_child { assert_raises(Njia::TimeoutError) { get(client) }.class.name })
    end
  end

  # trap:T19
  def test_loading_the_library_is_cheap_and_does_nothing
    program = <<~'RUBY'
      before = $LOADED_FEATURES.length
      require "njia"
      own = $LOADED_FEATURES.drop(before).grep(/njia/)
      puts own.length, Thread.list.length, ObjectSpace.each_object(IO).count { |io| !io.closed? && io.fileno > 2 }
      puts $LOADED_FEATURES.drop(before).grep(/openssl|net.http/).length
    RUBY
    output, = ruby(program, env: { "RUBYOPT" => nil })
    files, threads, _files, heavy = output.split.map(&:to_i)
    assert_operator files, :<=, 25
    assert_equal [1, 0], [threads, heavy]
  end

  # trap:T19
  def test_every_name_can_be_loaded_and_from_many_threads_at_once
    output, = ruby(<<~'RUBY')
      require "njia"
      puts Array.new(16) { Thread.new { Njia::Payment.shape.fields.length } }.map(&:value).uniq.length
      Njia.eager_load!
      waiting = Njia.constants.select { |name| Njia.autoload?(name) }
      puts waiting.length
    RUBY
    assert_equal "1\n0\n", output
  end

  # trap:T22
  def test_a_signal_ends_a_wait
    RawServer.open({ status: 503, headers: { "retry-after" => 8 } }) do |server|
      reader, writer = IO.pipe
      pid = fork do
        reader.close
        client = Njia::Client.new(api_key: KEY, base_url: server.url, proxy: nil)
        begin
          get(client)
        rescue Interrupt
          writer.write("interrupted")
        end
        exit!(0)
      end
      writer.close
      sleep 0.4
      took = seconds do
        Process.kill("INT", pid)
        assert_equal "interrupted", reader.read
      end
      Process.wait(pid)
      assert_operator took, :<, 1.5
      assert_equal 1, server.requests.length
    end
  end

  private

  def in_child(&)
    start_child(&).read
  end

  # The reader of what the block gives, in a process of its own.
  def start_child
    reader, writer = IO.pipe
    pid = fork do
      reader.close
      writer.write(yield)
      exit!(0)
    end
    writer.close
    Process.detach(pid)
    reader
  end
end
