# frozen_string_literal: true

# Installs the gem of dist/ into an empty folder, offline, and runs verify_use.rb on it there, against the server that
# NJIA_BASE_URL and NJIA_API_KEY name.
require "open3"
require "tmpdir"

ROOT = File.expand_path("..", __dir__)
gems = Dir[File.join(ROOT, "dist/njia-*.gem")]
abort "verify: there must be one gem in dist/, not #{gems.length}; run npm run package" unless gems.length == 1
abort "verify: NJIA_BASE_URL and NJIA_API_KEY must name a server" unless ENV["NJIA_BASE_URL"] && ENV["NJIA_API_KEY"]

# Runs a command; its output is shown when it fails.
def run(environment, *command, folder)
  output, status = Open3.capture2e(environment, *command, chdir: folder, unsetenv_others: true)
  status.success? ? output : abort("verify: #{command.join(' ')}\n#{output}")
end

Dir.mktmpdir("njia-verify-") do |folder|
  home = File.join(folder, "gems")
  environment = { "PATH" => ENV.fetch("PATH"), "HOME" => folder, "GEM_HOME" => home, "GEM_PATH" => home,
                  "LANG" => "C.UTF-8" }
  run(environment, "gem", "install", "--local", "--no-document", "--quiet", gems.first, folder)
  installed = Dir[File.join(home, "gems/*")].map { |path| File.basename(path) }
  abort "verify: more than one gem was installed: #{installed}" unless installed.length == 1

  program = File.join(folder, "use.rb")
  File.write(program, File.read(File.join(__dir__, "verify_use.rb")))
  server = { "NJIA_BASE_URL" => ENV.fetch("NJIA_BASE_URL"), "NJIA_API_KEY" => ENV.fetch("NJIA_API_KEY") }
  puts run({ **environment, **server }, Gem.ruby, "-w", program, folder)
  puts "verified #{installed.first} from an empty project"
end
