# frozen_string_literal: true

# The ten tasks of sdks/README.md, for real: each part between "task" and "end" is shown there. See scripts/sdk-tasks.ts.
require "json"
require "njia"

NJIA = Njia::Client.new(base_url: ENV.fetch("NJIA_BASE_URL"))
ORDER = ENV.fetch("TASK_ORDER")
SECRET = ENV.fetch("TASK_SECRET")
DESTINATION = { type: "mobile_money", msisdn: "+237677999000", country: "CM" }.freeze

def must(holds)
  raise "it does not hold" unless holds
end

def pay(njia)
  # task pay
  payment = njia.payments.create(
    amount_minor_units: 25_000,
    currency: "XAF",
    destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" }
  )
  puts payment.id, payment.status, payment.meta.request_id
  # end
  must payment.amount_minor_units == 25_000
end

def again(njia, order_id, destination)
  # task retry
  pay = lambda do
    njia.payments.create(
      amount_minor_units: 25_000,
      currency: "XAF",
      destination: destination,
      request_options: { idempotency_key: order_id }
    )
  end
  begin
    payment = pay.call
  rescue Njia::Error => e
    raise unless e.outcome == :unknown

    payment = pay.call # never pays twice
  end
  # end
  second = pay.call
  must second.id == payment.id && second.meta.replayed
end

def read_error(njia, destination)
  # task error
  begin
    njia.payments.create(amount_minor_units: -1, currency: "XAF", destination: destination)
  rescue Njia::BadRequestError => e
    e.field_errors.each { |field| puts "#{field.pointer} #{field.message}" }
    seen = [e.code, e.request_id, e.outcome] # :none or :unknown
  end
  # end
  must seen&.last == :none
end

def list(njia)
  count = 0
  # task list
  njia.payments.list(status: "completed", limit: 2).each do |payment|
    puts payment.id
    break if (count += 1) == 3 # nothing more is fetched
  end
  # end
  must count == 3
end

def webhook(njia, secret)
  body = File.binread("#{ENV.fetch('TASK_DELIVERY')}/body")
  headers = JSON.parse(File.read("#{ENV.fetch('TASK_DELIVERY')}/headers"))
  # task webhook
  event = njia.webhooks.unwrap(body, headers: headers, secrets: [secret]) # the bytes as received
  puts event.id, event.type
  # end
  must event.type.to_s.start_with?("payment.")
end

def wait(njia, destination)
  id = njia.payments.create(amount_minor_units: 300, currency: "XAF", destination: destination).id
  # task wait
  final = %w[completed failed canceled expired]
  payment = njia.payments.retrieve(id)
  until final.include?(payment.status)
    sleep 0.5
    payment = njia.payments.retrieve(id)
  end
  # end
  must payment.status == "completed"
end

def quote(njia, destination)
  # task quote
  quote = njia.quotes.create(amount_minor_units: 25_000, currency: "XAF", destination: destination)
  payment = njia.payments.create(
    amount_minor_units: 25_000,
    currency: "XAF",
    destination: destination,
    quote_id: quote.id
  )
  puts quote.fee.amount_minor_units, payment.rail
  # end
  must quote.fee.amount_minor_units >= 0
end

def deadline(njia)
  # task deadline
  begin
    njia.payments.list(request_options: { timeout: 5, deadline: 0.001 }) # one attempt, the whole call: seconds
  rescue Njia::TimeoutError => e
    kind = e.class
  end
  # end
  must kind == Njia::TimeoutError
end

def bulk(njia, destination)
  # task bulk
  bulk = njia.bulk_payments.create(
    mode: "partial",
    payments: [
      { item_reference: "M-1", amount_minor_units: 40_000, currency: "XAF", destination: destination },
      { item_reference: "M-2", amount_minor_units: 30_000, currency: "XAF", destination: destination }
    ]
  )
  njia.bulk_payments.list_items(bulk.id).each { |item| puts "#{item.item_reference} #{item.status}" }
  # end
  must bulk.id
end

def card(njia)
  # task card
  card = njia.ghost_cards.create(
    currency: "XAF",
    label: "Market purchases",
    spend_limits: [{ scope: "merchant", merchant_id: "*", amount_minor_units: 75_000, interval: "daily" }]
  )
  njia.ghost_cards.freeze_(card.id)
  # end
  must card.id
end

ENV.fetch("TASKS").split(",").each do |name|
  case name
  when "pay" then pay(NJIA)
  when "retry" then again(NJIA, ORDER, DESTINATION)
  when "error" then read_error(NJIA, DESTINATION)
  when "list" then list(NJIA)
  when "webhook" then webhook(NJIA, SECRET)
  when "wait" then wait(NJIA, DESTINATION)
  when "quote" then quote(NJIA, DESTINATION)
  when "deadline" then deadline(NJIA)
  when "bulk" then bulk(NJIA, DESTINATION)
  when "card" then card(NJIA)
  end
  puts "task #{name} done"
end
NJIA.close
