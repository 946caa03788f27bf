# frozen_string_literal: true

require_relative "../support/helper"

# What the server asks to wait.
class WaitsTest < Minitest::Test
  include Support

  NOW = 1_795_168_800 # 2026-11-20T10:00:00Z

  # trap:T4
  def test_the_three_forms_of_a_date
    ["Fri, 20 Nov 2026 10:00:03 GMT", "Friday, 20-Nov-26 10:00:03 GMT", "Fri Nov 20 10:00:03 2026"].each do |date|
      assert_in_delta 3.0, after("retry-after" => date), 1e-6, date
    end
    assert_in_delta 0.0, after("retry-after" => "Fri, 20 Nov 2026 09:00:00 GMT")
    assert_in_delta 0.0, after("retry-after" => "Friday, 20-Nov-98 10:00:03 GMT")
    assert_nil after("retry-after" => "Fri, 31 Feb 2026 10:00:00 GMT")
  end

  # trap:T5
  def test_garbage_is_as_if_absent
    ["soon", "-5", "", "1e9", "5 s", "٣"].each { |text| assert_nil after("retry-after" => text), text }
    assert_equal Float::INFINITY, after("retry-after" => "9" * 4096)
    fake = Njia::Testing::FakeTransport.new.respond("getPayment", status: 503, headers: { "retry-after" => "soon" })
    get(fake_client(fake))
    assert_equal [0.375], virtual.waits
  end

  # trap:T6
  def test_the_server_is_obeyed
    [[{ "retry-after" => "3" }, 3.0], [{ "retry-after" => "1.5" }, 1.5],
     [{ "retry-after-ms" => "250", "retry-after" => "9" }, 0.25]].each do |headers, wait|
      assert_equal [wait], waits_of(status: 429, headers:)
    end
    assert_equal [0.375], waits_of(status: 429)
  end

  # trap:T7
  def test_no_cap_below_the_limit
    assert_equal [12.0], waits_of(status: 503, headers: { "retry-after" => "12" })
    assert_equal [60.0], waits_of(status: 503, headers: { "retry-after" => "60" })
  end

  # trap:T8
  def test_a_wait_beyond_the_limit_is_an_error_at_once
    [["61", {}, 61.0], ["7200", {}, 7200.0], ["10", { deadline: 5 }, 10.0], ["2", { max_retry_after: 1 }, 2.0],
     ["9" * 4096, {}, Float::INFINITY]].each do |text, options, told|
      fake = Njia::Testing::FakeTransport.new.respond("getPayment", status: 503, headers: { "retry-after" => text })
      error = assert_raises(Njia::ServerError) { get(fake_client(fake), **options) }
      assert_equal [told, 1], [error.retry_after, fake.requests.length]
    end
    assert_equal [100.0], waits_of(status: 503, headers: { "retry-after" => "100" }, options: { max_retry_after: 200 })
  end

  private

  def after(headers)
    Njia::Runtime::RetryAfter.read(Njia::Runtime::Headers.new(headers.to_a), NOW)
  end

  def waits_of(status:, headers: {}, options: {})
    @virtual = nil
    fake = Njia::Testing::FakeTransport.new.respond("getPayment", status:, headers:)
    get(fake_client(fake), **options)
    virtual.waits
  end
end
