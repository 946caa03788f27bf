# frozen_string_literal: true

# All tests, or those whose file name contains the first argument that is no option.
wanted = ARGV.find { |argument| !argument.start_with?("-") }
ARGV.delete(wanted)
Dir[File.join(__dir__, "{unit,wire,process}", "*_test.rb")].each do |file|
  require file if wanted.nil? || file.include?(wanted)
end
