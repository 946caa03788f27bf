# frozen_string_literal: true

require_relative "../support/helper"

# Net::HTTP repeats GET, PUT and DELETE by itself. With max_retries 0 the server's socket must see one request.
class HiddenRetriesTest < Minitest::Test
  include Support

  ENDINGS = {
    fin: ->(socket, _) { socket.close },
    rst: ->(socket, _) { RawServer.reset(socket) }
  }.freeze
  CALLS = {
    "GET" => ->(client) { client.payments.retrieve("pay_1") },
    "PUT" => ->(client) { client.sandbox.set_clock(now: Time.at(0)) },
    "DELETE" => ->(client) { client.webhook_endpoints.delete("whe_1") },
    "PATCH" => ->(client) { client.webhook_endpoints.update("whe_1", description: "new") },
    "POST" => ->(client) { client.payments.create(amount_minor_units: 1, currency: "XAF") }
  }.freeze

  [nil, TestAuthority.context].product(ENDINGS.keys, CALLS.keys, %i[fresh reused]) do |tls, ending, verb, state|
    # trap:T1
    define_method("test_#{verb}_#{ending}_#{tls ? 'https' : 'http'}_#{state}_is_sent_once") do
      first = state == :reused ? [Support::OK] : []
      RawServer.open(*first, ENDINGS.fetch(ending), tls:) do |server|
        client = client_for(server, max_retries: 0, **(tls ? { ca_file: TestAuthority.file } : {}))
        get(client) if state == :reused
        assert_raises(Njia::ConnectionError) { perform(verb, client) }
        sent = server.requests.drop(first.length)
        assert_equal([verb], sent.map(&:verb))
        assert_equal(1, sent.first.connection) if state == :reused
      end
    end
  end

  private

  def perform(verb, client)
    CALLS.fetch(verb).call(client)
  end
end
