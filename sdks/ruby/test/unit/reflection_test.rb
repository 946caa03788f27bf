# frozen_string_literal: true

require_relative "../support/helper"
require_relative "../support/sample"

# Every model and every method, by what their tables say.
class ReflectionTest < Minitest::Test
  include Support

  Njia.eager_load!
  MODELS = Njia.constants.map { |name| Njia.const_get(name) }.select { |type| type.is_a?(Class) && type < Njia::Model }
  RESOURCES = Njia::Resources.constants
  WRONG = Object.new

  def test_there_is_something_to_test
    assert_operator MODELS.length, :>, 200
    assert_operator RESOURCES.length, :>, 30
  end

  def test_every_model_survives_the_way_to_json_and_back
    MODELS.each do |type|
      made = type.new(**Sample.members(type.shape))
      assert_equal made, type.from_json(made.to_json), type
      assert Ractor.shareable?(made), type
    end
  end

  def test_required_members_are_required
    MODELS.each do |type|
      given = Sample.members(type.shape)
      given.each_key do |name|
        assert_raises(ArgumentError, "#{type}##{name}") { type.new(**given.except(name)) }
      end
    end
  end

  # trap:T17
  def test_wrong_types_are_refused_by_every_member
    MODELS.each do |type|
      given = Sample.members(type.shape)
      Sample.typed(type.shape).each do |field|
        assert_raises(*WRONG_TYPE, "#{type}##{field.name}") { type.new(**given, field.name => WRONG) }
      end
    end
  end

  def test_omitted_nil_and_a_value_are_three_things
    count = MODELS.sum do |type|
      given = Sample.members(type.shape)
      fields = type.shape.fields.select { |field| !field.required? && field.codec.is_a?(Njia::Runtime::NullableCodec) }
      fields.each do |field|
        forms = [{}, { field.name => nil }, { field.name => Sample.of(field.codec.inner) }]
        jsons = forms.map { |more| type.new(**given, **more).to_json }
        assert_equal 3, jsons.uniq.length, "#{type}##{field.name}"
      end
      fields.length
    end
    assert_operator count, :>, 10
  end

  # trap:T11
  def test_wrong_arguments_reach_no_server
    each_method do |resource, method, operation, fake|
      positional, keywords = Sample.arguments(method, operation)
      where = "#{operation.id} #{method}"
      assert_raises(ArgumentError, where) { resource.public_send(method.name, *positional, **keywords, planet: "x") }
      keywords.each_key do |name|
        assert_raises(ArgumentError, where) { resource.public_send(method.name, *positional, **keywords.except(name)) }
        assert_raises(*WRONG_TYPE, where) { resource.public_send(method.name, *positional, **keywords, name => WRONG) }
      end
      positional.each_index do |index|
        wrong = positional.dup.tap { |list| list[index] = WRONG }
        assert_raises(*WRONG_TYPE, where) { resource.public_send(method.name, *wrong, **keywords) }
        [".", "..", ""].each do |text|
          other = positional.dup.tap { |list| list[index] = text }
          assert_raises(ArgumentError, where) { resource.public_send(method.name, *other, **keywords) }
        end
      end
      assert_empty fake.requests, where
    end
  end

  def test_every_documented_answer_is_read_and_written_back_unchanged
    seen = 0
    each_method do |resource, method, operation, fake|
      status, body = documented(operation)
      next if status.nil? || operation.stream?

      positional, keywords = Sample.arguments(method, operation)
      result = resource.public_send(method.name, *positional, **keywords)
      assert_equal 1, fake.requests.length
      assert_equal status, result.meta.status
      wire = result.is_a?(Njia::Page) ? result.body.to_wire : result.to_wire
      assert_equal JSON.generate(body), JSON.generate(wire), operation.id unless body.nil? || result.is_a?(Njia::Value)
      seen += 1
    end
    assert_operator seen, :>, 120
  end

  private

  def documented(operation)
    Njia::Testing.example(operation.id)
  rescue ArgumentError
    nil
  end

  def each_method
    RESOURCES.each do |name|
      operations = Njia::Operations.const_get(name)
      operations.constants.each do |constant|
        fake = Njia::Testing::FakeTransport.new
        api = Njia::Client.new(api_key: KEY, session_token: "svs_x", widget_token: "wst_x", base_url: "http://fake.test",
                               transport: fake).instance_variable_get(:@api)
        resource = Njia::Resources.const_get(name).new(api)
        yield resource, resource.method(constant.downcase), operations.const_get(constant), fake
      end
    end
  end
end
