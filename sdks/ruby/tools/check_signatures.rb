# frozen_string_literal: true

# Validates the signatures by RBS, and checks that they and the code name the same things: every class, module and
# public method of the library has a signature, and no signature names what is not there.
require "rbs"
require "rbs/cli"

ROOT = File.expand_path("..", __dir__)
$LOAD_PATH.unshift(File.join(ROOT, "lib"))
require "njia"
Njia.eager_load!

loader = RBS::EnvironmentLoader.new
loader.add(library: "json")
loader.add(library: "date")
loader.add(path: Pathname("#{ROOT}/sig"))
environment = RBS::Environment.from_loader(loader).resolve_type_names
builder = RBS::DefinitionBuilder.new(env: environment)
problems = []

own = environment.class_decls.keys.select { |name| name.to_s.start_with?("::Njia::") }
own.each do |name|
  constant = Object.const_get(name.to_s.delete_prefix("::"))
  instance = builder.build_instance(name)
  builder.build_singleton(name)
  instance.methods.each do |method, definition|
    next unless definition.defs.any? { |item| item.defined_in == name } && definition.public?

    there = constant.method_defined?(method) || constant.private_method_defined?(method)
    problems << "#{name}##{method} has a signature and no code" unless there
  end
rescue NameError, RBS::BaseError => e
  problems << "#{name}: #{e.message}"
end

# Parts that no program touches need no signature.
INNER = %w[Njia::Runtime::Connection Njia::Runtime::Connector Njia::Runtime::Exchange].freeze

walk = lambda do |owner|
  owner.constants(false).each do |short|
    constant = owner.const_get(short)
    next unless constant.is_a?(Module) && constant.name&.start_with?("Njia::")
    next if INNER.include?(constant.name) || constant.name.start_with?("Njia::Operations")

    type = RBS::TypeName.new(name: constant.name.split("::").last.to_sym,
                             namespace: RBS::Namespace.parse("::#{constant.name.split('::')[0...-1].join('::')}"))
    unless environment.class_decls.key?(type)
      problems << "#{constant.name} has no signature"
      next
    end
    known = builder.build_instance(type).methods
    constant.public_instance_methods(false).each do |method|
      problems << "#{constant.name}##{method} has no signature" unless known.key?(method) || constant < Struct
    end
    walk.call(constant)
  end
end
walk.call(Njia)

environment.interface_decls.each_key { |name| builder.build_interface(name) if name.to_s.start_with?("::Njia") }
environment.alias_decls.each { |name, entry| builder.expand_alias(name) if entry && name.to_s.start_with?("::Njia") }

# RBS's own command, which looks at types inside signatures, too.
RBS::CLI.new(stdout: $stdout, stderr: $stderr).run(%W[-I #{ROOT}/sig -r json -r date validate --silent])

puts problems
puts "signatures: #{own.length} classes and modules checked, #{problems.length} problems"
exit(problems.empty? ? 0 : 1)
