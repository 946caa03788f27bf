# frozen_string_literal: true

# Makes one payment and prints one line. Reads NJIA_API_KEY and NJIA_BASE_URL.
$LOAD_PATH.unshift(File.expand_path("../lib", __dir__))
require "njia"

client = Njia::Client.new
begin
  payment = client.payments.create(
    amount_minor_units: Njia.to_minor_units("25000", "XAF"),
    currency: "XAF",
    reference: "demo ruby",
    destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" }
  )
  attempts = payment.meta.attempts
  puts "#{payment.id} #{payment.amount_minor_units} #{payment.currency} #{payment.status} " \
       "via #{payment.rail || 'no rail yet'} (HTTP #{payment.meta.status}, #{attempts} attempt#{'s' unless attempts == 1})"
rescue Njia::Error => e
  warn "#{e.class}: #{e.message} (outcome #{e.outcome})"
  exit 1
ensure
  client.close
end
