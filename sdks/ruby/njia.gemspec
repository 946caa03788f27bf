# frozen_string_literal: true

Gem::Specification.new do |spec|
  spec.name = "njia"
  spec.version = File.read(File.join(__dir__, "lib/njia/generated/names.rb"))[/VERSION = "([^"]+)"/, 1]
  spec.summary = "The Njia API: payments, identity, fraud and cards for African markets."
  spec.description = "Typed client without dependencies: retries that never pay twice, frozen models, exact numbers, " \
                     "lazy pagination, verified webhooks, fakes for tests."
  spec.authors = ["Njia"]
  spec.license = "Apache-2.0"
  spec.homepage = "https://njia.dev"
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir.chdir(__dir__) { Dir["lib/**/*.{rb,json}", "sig/**/*.rbs", "README.md", "CHANGELOG.md", "LICENSE"] }.sort
  spec.metadata = {
    "changelog_uri" => "https://njia.dev/sdks/ruby/changelog",
    "documentation_uri" => "https://njia.dev/sdks/ruby",
    "rubygems_mfa_required" => "true",
    "source_code_uri" => "https://njia.dev/source"
  }
end
