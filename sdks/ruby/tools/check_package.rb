# frozen_string_literal: true

# `ruby tools/check_package.rb FOLDER`: every file of a generated package compiles without a warning, every name loads,
# every shape and operation can be built, and the signatures are valid. Works on the output for any API description.
require "rbs"
require "rbs/cli"
require "stringio"

ROOT = File.expand_path(ARGV.fetch(0))

# What is wrong, for the end.
module Problems
  @found = []

  class << self
    attr_reader :found
  end
end

# Whatever Ruby warns of is a problem.
module Warning
  def self.warn(message, **)
    Problems.found << message.strip
  end
end

def compile_all
  files = Dir[File.join(ROOT, "{lib,examples,demo}/**/*.rb"), File.join(ROOT, "*.gemspec")]
  files.each do |file|
    RubyVM::InstructionSequence.compile_file(file)
  rescue SyntaxError => e
    Problems.found << e.message.lines.first.strip
  end
  files.length
end

# Every table is built when it is first used: use it.
def build_tables(owner, root)
  owner.constants(false).each do |name|
    value = owner.const_get(name)
    value.shape.fields.each { |field| resolve(field.codec) } if value.is_a?(Class) && value < root::Model
    value.codec if value.instance_of?(Module) && value.respond_to?(:codec)
    build_tables(value, root) if value.instance_of?(Module) && value.name&.start_with?("#{root}::")
  end
end

def resolve(codec)
  codec.type if codec.respond_to?(:type)
end

$VERBOSE = true
count = compile_all
main = Dir[File.join(ROOT, "lib/*.rb")].first
abort "error: there is no lib/*.rb in #{ROOT}" if main.nil?

begin
  require main
  folder = File.basename(main, ".rb")
  name = File.read(File.join(ROOT, "lib", folder, "generated/names.rb"))[/^module (\w+)/, 1]
  root = Object.const_get(name)
  root.eager_load!
  build_tables(root, root)
rescue StandardError, ScriptError => e
  Problems.found << "#{e.class}: #{e.message.lines.first}"
end

output = StringIO.new
begin
  RBS::CLI.new(stdout: output, stderr: output).run(%W[-I #{ROOT}/sig -r json -r date validate --silent])
rescue StandardError, SystemExit => e
  Problems.found << "signatures: #{e.message.lines.first} #{output.string.lines.first}"
end

Problems.found.each { |problem| puts "error: #{problem}" }
puts "#{count} files, #{Problems.found.length} problems"
exit(Problems.found.empty? ? 0 : 1)
