# frozen_string_literal: true

require_relative "../support/helper"

# Between JSON and Ruby: exact, strict, frozen.
class ValuesTest < Minitest::Test
  include Support

  # trap:T17
  def test_nothing_is_coerced
    { "currency" => [7, true, nil, ["x"], { "a" => 1 }, 1.5], "amountMinorUnits" => ["25000", 1.5, true, nil, [], {}],
      "livemode" => ["true", 1, nil], "timeline" => [{}, "x"], "createdAt" => ["yesterday", 5] }.each do |name, wrong|
      wrong.each do |value|
        error = assert_raises(Njia::DecodingError) { read(PAYMENT.merge(name => value)) }
        assert_equal ["$.#{name}", 200, 1], [error.path, error.status, error.attempts]
      end
    end
    ["1e0", "1.0"].each do |raw|
      assert_raises(Njia::DecodingError) { read_text(JSON.generate(PAYMENT).sub("25000", raw)) }
    end
    ["", "{", "<html>", "NaN", "[]", "\"x\"", "{\"id\": \xff}".b].each do |text|
      assert_raises(Njia::DecodingError) { read_text(text) }
    end
  end

  # trap:T18
  def test_no_digit_is_lost
    [9_007_199_254_740_993, 9_223_372_036_854_775_807, 9_223_372_036_854_775_808].each do |number|
      assert_equal number, read(PAYMENT.merge("amountMinorUnits" => number)).amount_minor_units
    end
    digits = %w[1234567890.123456789 1.0 1e400 -0.0 12345678901234567890]
    text = JSON.generate(PAYMENT).sub("{", "{\"later\":[#{digits.join(',')}],")
    assert_includes read_text(text).to_json, "[#{digits.join(',')}]"
    [1.5, "250.5", Float::NAN, Rational(1, 2), true, nil].each do |amount|
      fake = Njia::Testing::FakeTransport.new
      assert_raises(*WRONG_TYPE) { fake_client(fake).payments.create(amount_minor_units: amount, currency: "XAF") }
      assert_empty fake.requests
    end
  end

  # trap:T20
  def test_results_are_frozen_and_equal_by_value
    one = read(PAYMENT)
    assert Ractor.shareable?(one)
    assert_raises(FrozenError) { one.instance_variable_set(:@id, "x") }
    assert_raises(FrozenError) { one.id << "x" }
    other = Njia::Payment.from_json(PAYMENT)
    assert_equal [one, one.hash], [other, other.hash]
    assert_nil other.meta
    refute_equal one, read(PAYMENT.merge("id" => "pay_2"))
  end

  # trap:T21
  def test_what_is_newer_is_kept
    newer = PAYMENT.merge("status" => "teleported", "later" => { "a" => [1] },
                          "destination" => { "type" => "moon_base", "crater" => "Tycho" })
    payment = read(newer)
    assert_equal ["teleported", false], [payment.status, Njia::PaymentStatus.known?(payment.status)]
    assert_equal({ "later" => { "a" => [1] } }, payment.extra)
    assert_instance_of Njia::UnknownPartyDetails, payment.destination
    assert_equal "moon_base", payment.destination.tag
    assert_equal JSON.generate(newer), payment.to_json
  end

  def test_absent_and_null_are_two_things
    type = Njia::CustomerUpdateRequest
    absent, null, value = [{}, { "phone" => nil }, { "phone" => "+237677999000" }].map { |json| type.from_json(json) }
    assert_equal [nil, nil, "+237677999000"], [absent, null, value].map(&:phone)
    assert_equal [false, true, true], [absent.key?(:phone), null.key?("phone"), value.key?(:phone)]
    refute_equal absent, null
    assert_equal({ phone: nil }, null.to_h)
    made = [{}, { phone: nil }, { phone: "+237677999000" }].map { |given| type.new(**given) }
    assert_equal [absent, null, value], made
  end

  def test_times_keep_digits_and_offset
    %w[2026-11-20T10:00:00.123456789Z 2024-02-29T23:59:59.999-05:30 2026-11-20T10:00:00Z].each do |text|
      time = read(PAYMENT.merge("createdAt" => text)).created_at
      assert_equal text, Njia::Runtime::Moment.format(time)
    end
    ["2026-02-30T00:00:00Z", "2026-01-01T25:00:00Z", "2026-01-01", "2026-01-01T00:00:00"].each do |text|
      assert_raises(Njia::DecodingError) { read(PAYMENT.merge("createdAt" => text)) }
    end
    codec = Njia::Runtime::DateCodec.new
    assert_equal "2024-02-29", codec.encode(codec.decode("2024-02-29", false))
    assert_raises(Njia::Runtime::Mismatch) { codec.decode("2023-02-29", false) }
  end

  def test_patterns_and_hashes
    case read(PAYMENT)
    in { status: String => status, currency: "XAF" } then assert_equal PAYMENT["status"], status
    end
    assert_equal PAYMENT["id"], read(PAYMENT).to_h[:id]
  end

  def test_parties_may_be_models_or_hashes
    model = Njia::MobileMoneyParty.new(msisdn: "+24166999000", country: "GA")
    assert_equal "mobile_money", model.type
    hash = { type: "mobile_money", msisdn: "+24166999000", country: "GA" }
    fake = Njia::Testing::FakeTransport.new
    [model, hash, model.to_h].each do |party|
      fake_client(fake).payments.create(amount_minor_units: 1, currency: "XAF", destination: party)
    end
    assert_equal([model.to_wire], fake.requests.map { |request| request.json["destination"] }.uniq)
  end

  def test_mistakes_in_hashes_are_named
    fake = Njia::Testing::FakeTransport.new
    client = fake_client(fake)
    [[{ type: "mobile_money", msisdn: "+1", country: "GA", planet: "x" }, "destination.planet"],
     [{ type: "mobile_money", country: "GA" }, "destination.msisdn is missing"],
     [{ msisdn: "+1" }, "type as one of mobile_money"]].each do |party, said|
      error = assert_raises(ArgumentError) do
        client.payments.create(amount_minor_units: 1, currency: "XAF", destination: party)
      end
      assert_includes error.message, said
    end
    assert_empty fake.requests
  end

  def test_amounts
    given = [["250.00", "KES"], ["25000", "XAF"], ["-0.01", "KES"], ["1.005", "TND"]]
    units = given.map { |amount, currency| Njia.to_minor_units(amount, currency) }
    assert_equal [25_000, 25_000, -1, 1005], units
    assert_equal ["250.00", "25000", "-0.01"],
                 [Njia.from_minor_units(25_000, "KES"), Njia.from_minor_units(25_000, "XAF"),
                  Njia.from_minor_units(-1, "KES")]
    assert_equal 300, Njia.to_minor_units(3, "KES")
    [["1.5", "XAF"], ["1.001", "KES"], ["1", "XXX"], ["1e3", "KES"], ["", "KES"], [1.5, "KES"], [nil, "KES"]]
      .each { |amount, currency| assert_raises(*WRONG_TYPE) { Njia.to_minor_units(amount, currency) } }
  end

  private

  def read(wire)
    read_text(JSON.generate(wire))
  end

  def read_text(text)
    fake = Njia::Testing::FakeTransport.new.respond("getPayment", body: text)
    get(fake_client(fake))
  end
end
