# frozen_string_literal: true

# A user's program against a real server, run by verify_package.rb in an empty project: a payment, two errors, a list
# over several pages, and a webhook that the server itself delivers. Any warning is an error.
require "socket"

# Warnings of the library count.
module Warning
  def self.warn(message, **)
    abort "a warning: #{message}"
  end
end

require "njia"

abort "njia is not the installed gem: #{$LOADED_FEATURES.grep(/njia/).first}" unless Gem.loaded_specs.key?("njia")

REFERENCE = "verify-ruby"

def check(what, holds)
  abort "does not hold: #{what}" unless holds
end

# Takes deliveries until the program ends.
class Receiver
  def initialize
    @listener = TCPServer.new("127.0.0.1", 0)
    @deliveries = Queue.new
    Thread.new { loop { take(@listener.accept) } }
  end

  def url
    "http://127.0.0.1:#{@listener.addr[1]}/hook"
  end

  # Body and headers of the first event of a payment.
  def payment_event
    loop do
      body, headers = Timeout.timeout(30) { @deliveries.pop }
      return [body, headers] if body.include?('"type":"payment.')
    end
  end

  private

  def take(socket)
    socket.gets
    headers = {}
    while (line = socket.gets.chomp) != ""
      name, value = line.split(": ", 2)
      headers[name] = value
    end
    @deliveries << [socket.read(headers.transform_keys(&:downcase)["content-length"].to_i), headers]
    socket.write("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
    socket.close
  end
end

def pay(client, amount)
  client.payments.create(
    amount_minor_units: amount, currency: "XAF", reference: REFERENCE,
    destination: Njia::MobileMoneyParty.new(msisdn: "+237677999000", country: "CM")
  )
end

def error_of
  yield
  abort "an error was expected"
rescue Njia::ApiError => e
  e
end

receiver = Receiver.new
client = Njia::Client.new(proxy: nil)
endpoint = client.webhook_endpoints.create(url: receiver.url, events: ["*"])
payment = pay(client, 25_000)
check "the payment was made", payment.meta.status == 201 && payment.amount_minor_units == 25_000

wrong = error_of { pay(client, -1) }
check "a wrong amount is named", wrong.is_a?(Njia::BadRequestError) && wrong.field_errors.any? && wrong.request_id
missing = error_of { client.payments.retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d") }
check "an unknown payment is told", missing.is_a?(Njia::NotFoundError) && missing.code == "resource_not_found"

pay(client, 26_000)
listed = client.payments.list(reference: REFERENCE, limit: 1).to_a
check "both payments are listed over two pages", listed.length >= 2 && listed.map(&:reference).uniq == [REFERENCE]

body, headers = receiver.payment_event
event = Njia::Webhooks.unwrap(body, headers:, secrets: endpoint.secret)
check "the webhook is an event of a payment", event.is_a?(Njia::PaymentEvent) && event.type.start_with?("payment.")
client.webhook_endpoints.delete(endpoint.id)
client.close
puts "#{payment.id} paid, 2 errors read, #{listed.length} listed, webhook #{event.id} verified"
