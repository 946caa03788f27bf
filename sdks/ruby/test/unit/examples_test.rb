# frozen_string_literal: true

require_relative "../support/helper"
require_relative "../support/example_server"

# Every example runs as it stands.
class ExamplesTest < Minitest::Test
  include Support

  FILES = Dir[File.expand_path("../../examples/*.rb", __dir__)]

  def test_there_is_one_per_operation
    assert_equal ExampleServer::OPERATIONS.length, FILES.length
  end

  FILES.each do |file|
    define_method("test_#{File.basename(file, '.rb')}") do
      ExampleServer.run do |server|
        ENV["NJIA_API_KEY"] = KEY
        capture_io { load(file, true) }
        assert_equal 1, server.requests.length
      rescue Njia::ConfigurationError => e
        assert_match(/widget_token|session_token/, e.message)
      end
    end
  end
end
