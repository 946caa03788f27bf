# frozen_string_literal: true

require_relative "../support/helper"
require_relative "../support/example_server"

# Every Ruby snippet of the README runs, one after the other, in one program.
class ReadmeTest < Minitest::Test
  include Support

  README = File.read(File.expand_path("../../README.md", __dir__))

  def test_every_snippet_runs
    snippets = README.scan(/^```ruby\n(.*?)^```/m).flatten
    assert_operator snippets.length, :>=, 5
    event = JSON.generate(Njia::Testing.example("getEvent").last)
    ExampleServer.run do
      scope = binding
      scope.local_variable_set(:raw_body, event)
      scope.local_variable_set(:current_secret, "whsec_#{['a key of 24 octets......'].pack('m0')}")
      scope.local_variable_set(:previous_secret, "whsec_#{['b key of 24 octets......'].pack('m0')}")
      scope.local_variable_set(:request_headers,
                               Njia::Testing.sign_webhook(event, scope.local_variable_get(:previous_secret)))
      output, = capture_io { scope.eval(snippets.join("\n"), "README.md") }
      assert_match(/^pay_/, output)
    end
  end

  def test_the_options_that_it_names_exist
    named = README[/^Of the client: (.*?); a block/m, 1].scan(/`([a-z_]+)`/).flatten
    known = Njia::Runtime::BaseClient.instance_method(:initialize).parameters.filter_map do |kind, name|
      name if kind == :key
    end
    assert_equal known.map(&:to_s).sort, named.sort
  end
end
