# frozen_string_literal: true

require_relative "../support/helper"

# Signatures and events.
class WebhooksTest < Minitest::Test
  include Support

  SECRET = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8="
  OTHER = "whsec_#{['another secret key'].pack('m0')}".freeze
  EVENT = Njia::Testing.example("getEvent").last
  BODY = JSON.generate(EVENT)

  def test_a_typed_event
    event = unwrap(BODY)
    assert_equal EVENT, event.to_wire
    assert_kind_of Njia::Model, event
    assert_equal EVENT["type"], event.type
    assert_equal event, fake_client.webhooks.unwrap(BODY, headers: sign(BODY), secrets: SECRET)
  end

  def test_secrets_and_signatures_are_rotated
    assert unwrap(BODY, secrets: [OTHER, SECRET])
    headers = sign(BODY)
    headers["webhook-signature"] = "v2,x v1,AAAA #{headers['webhook-signature']}"
    assert unwrap(BODY, headers:)
  end

  def test_headers_of_rack
    headers = sign(BODY).transform_keys { |name| "HTTP_#{name.upcase.tr('-', '_')}" }
    assert unwrap(BODY, headers:)
  end

  def test_what_must_not_be_trusted
    headers = sign(BODY)
    [[BODY.sub("XAF", "KES").sub("2", "3"), headers, SECRET], [BODY, headers, OTHER], [BODY, headers, []],
     [BODY, {}, SECRET], [BODY, headers.merge("webhook-id" => "evt_x"), SECRET],
     [BODY, headers.merge("webhook-signature" => "v2,x"), SECRET],
     [BODY, headers.merge("webhook-timestamp" => "soon"), SECRET], [BODY, headers, "whsec_x"], [BODY, headers, "whsec_!!"]]
      .each do |body, given, secrets|
        assert_raises(Njia::WebhookSignatureError) { unwrap(body, headers: given, secrets:) }
      end
    [-301, 301].each do |age|
      assert_raises(Njia::WebhookSignatureError) { unwrap(BODY, headers: sign(BODY, age:)) }
      assert unwrap(BODY, headers: sign(BODY, age:), tolerance: 400)
    end
  end

  def test_a_parsed_body_is_refused_with_the_reason
    error = assert_raises(*WRONG_OPTION, Njia::WebhookSignatureError) { unwrap(EVENT, headers: sign(BODY)) }
    assert_match(/raw|TypeError/, error.message + error.class.name)
  end

  # trap:T21
  def test_events_of_other_versions
    newer = EVENT.merge("apiVersion" => "2030-01-01", "later" => 1.50)
    older = EVENT.except("livemode", "sandboxFaultId")
    [newer, older].each { |event| assert_equal JSON.generate(event), unwrap(JSON.generate(event)).to_json }
    unknown = EVENT.merge("type" => "moon.landed")
    event = unwrap(JSON.generate(unknown))
    assert_equal [Njia::UnknownEvent, "moon.landed", unknown], [event.class, event.type, event.raw]
    assert_raises(Njia::DecodingError) { unwrap(JSON.generate(EVENT.merge("data" => "x"))) }
    assert_raises(Njia::DecodingError) { unwrap(JSON.generate(EVENT.except("data"))) }
    assert_raises(Njia::DecodingError) { unwrap("nonsense") }
  end

  # trap:T21
  def test_the_deprecated_flat_payload
    flat = PAYMENT.merge("event" => "payment.completed", "eventId" => "evt_1", "eventTimestamp" => "2026-11-20T10:00:00Z")
    event = unwrap(JSON.generate(flat))
    assert_equal [Njia::PaymentEvent, "payment.completed", PAYMENT], [event.class, event.type, event.data.to_wire]
  end

  # trap:T21
  def test_the_shared_vectors
    file = File.expand_path("../../../../conformance/vectors/webhooks.json", __dir__)
    vectors = JSON.parse(File.read(file))
    assert_operator (vectors.is_a?(Hash) ? vectors.values.flatten : vectors).length, :>, 3
  end

  private

  def sign(body, age: 0)
    Njia::Testing.sign_webhook(body, SECRET, timestamp: Time.now.to_i - age)
  end

  def unwrap(body, headers: nil, secrets: SECRET, **options)
    Njia::Webhooks.unwrap(body, headers: headers || sign(body), secrets:, **options)
  end
end
