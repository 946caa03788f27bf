# frozen_string_literal: true

# Runs most tests once more with RBS watching every call: arguments and results must be what the signatures say.
root = File.expand_path("..", __dir__)
environment = {
  "RBS_TEST_TARGET" => "Njia::*",
  "RBS_TEST_OPT" => "-I #{root}/sig -r json -r date",
  "RBS_TEST_RAISE" => "true",
  "RBS_TEST_LOGLEVEL" => "error",
  "RBS_TEST_DOUBLE_SUITE" => "minitest"
}
library = "-I#{root}/lib"
# The reflection test calls every method a thousand times, and tests of time are no use under a watch.
files = Dir[File.join(root, "test/{unit,wire}/*_test.rb")].grep_v(/reflection|timeouts|connections|hidden|examples|readme/)
program = "ARGV.each { |file| require file }; ARGV.clear"
exec(environment, "ruby", library, "-rrbs/test/setup", "-e", program, *files)
