# frozen_string_literal: true

# Runs the tests once more with RBS watching every call: arguments and results must be what the signatures say.
root = File.expand_path("..", __dir__)
environment = {
  "RBS_TEST_TARGET" => "Njia::*",
  "RBS_TEST_OPT" => "-I #{root}/sig -r json -r date",
  "RBS_TEST_RAISE" => "true",
  "RBS_TEST_LOGLEVEL" => "error",
  "RBS_TEST_DOUBLE_SUITE" => "minitest"
}
library = "-I#{root}/lib"
exec(environment, "ruby", library, "-rrbs/test/setup", File.join(root, "test/all.rb"), *ARGV)
