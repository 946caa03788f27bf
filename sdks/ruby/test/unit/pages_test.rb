# frozen_string_literal: true

require_relative "../support/helper"

# Listings.
class PagesTest < Minitest::Test
  include Support

  def test_all_items_over_all_pages_and_nothing_more_than_asked
    fake = pages(3)
    list = fake_client(fake).payments.list(limit: 2)
    assert_equal %w[p0 p1], list.lazy.map(&:id).first(2)
    assert_equal 1, fake.requests.length
    assert_equal %w[p0 p1 p2 p3 p4 p5], list.map(&:id)
    assert_equal 3, fake.requests.length
    assert_equal ["http://fake.test/v1/payments?limit=2", "http://fake.test/v1/payments?limit=2&startingAfter=c1",
                  "http://fake.test/v1/payments?limit=2&startingAfter=c2"], fake.requests.map(&:url)
    assert_equal 200, list.first.meta.status
  end

  def test_a_repeated_cursor_raises
    fake = Njia::Testing::FakeTransport.new
    4.times { fake.respond("listPayments", page(0, "c1")) }
    error = assert_raises(Njia::PaginationError) { fake_client(fake).payments.list.to_a }
    assert_equal ["c1", 2], [error.cursor, fake.requests.length]
  end

  def test_a_circle_of_cursors_raises
    fake = Njia::Testing::FakeTransport.new
    40.times { |index| fake.respond("listPayments", page(index, "c#{index % 3}")) }
    assert_raises(Njia::PaginationError) { fake_client(fake).payments.list.to_a }
    assert_operator fake.requests.length, :<, 12
  end

  def test_an_error_midway_says_where_to_resume
    fake = Njia::Testing::FakeTransport.new.respond("listPayments", page(0, "c1"))
    3.times { fake.respond("listPayments", status: 500) }
    seen = []
    error = assert_raises(Njia::ServerError) { fake_client(fake).payments.list.each { |item| seen << item.id } }
    assert_equal ["c1", %w[p0 p1]], [error.cursor, seen]
    fake.respond("listPayments", page(1, nil))
    assert_equal %w[p2 p3], fake_client(fake).payments.list(starting_after: error.cursor).map(&:id)
  end

  def test_one_page_at_a_time
    list = fake_client(pages(2)).payments.list
    assert_equal [2, "c1", true], [list.items.length, list.next_cursor, list.next_page?]
    second = list.next_page
    assert_equal [nil, nil, false], [second.next_cursor, second.next_page, second.next_page?]
    assert_equal 2, fake_client(pages(2)).payments.list.each_page.count
  end

  private

  def page(number, cursor)
    items = [0, 1].map { |index| PAYMENT.merge("id" => "p#{(number * 2) + index}") }
    Njia::Testing.example("listPayments").last.merge("data" => items, "hasMore" => !cursor.nil?, "nextCursor" => cursor)
  end

  def pages(count)
    (0...count).reduce(Njia::Testing::FakeTransport.new) do |fake, number|
      fake.respond("listPayments", page(number, number == count - 1 ? nil : "c#{number + 1}"))
    end
  end
end
