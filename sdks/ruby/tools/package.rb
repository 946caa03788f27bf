# frozen_string_literal: true

# Builds the gem into dist/, strictly and twice: the two must be the same octets, within the limits of the design.
require "digest"
require "fileutils"
require "rubygems/package"

ROOT = File.expand_path("..", __dir__)
DIST = File.join(ROOT, "dist")
LIMITS = { octets: 1_000_000, files: 600 }.freeze
ENV["SOURCE_DATE_EPOCH"] = "1577836800" # 2020-01-01: a date of files that does not depend on the clock

def build(target)
  FileUtils.mkdir_p(target)
  file = File.join(target, "njia.gem")
  ok = system(Gem.ruby, "-S", "gem", "build", "--strict", "--quiet", "--output", file, "njia.gemspec",
              chdir: ROOT, out: File::NULL)
  abort "package: gem build refuses the gemspec" unless ok
  file
end

FileUtils.rm_rf(DIST)
first = build(DIST)
second = build(File.join(DIST, "again"))
abort "package: two builds differ" unless Digest::SHA256.file(first) == Digest::SHA256.file(second)
FileUtils.rm_rf(File.dirname(second))

spec = Gem::Package.new(first).spec
named = File.join(DIST, "#{spec.full_name}.gem")
File.rename(first, named)
abort "package: it has dependencies" unless spec.dependencies.empty?
abort "package: it brings executables" unless spec.executables.empty?
abort "package: #{spec.files.length} files, #{LIMITS[:files]} are allowed" if spec.files.length > LIMITS[:files]
abort "package: #{File.size(named)} octets, too many" if File.size(named) > LIMITS[:octets]
foreign = spec.files.grep_v(%r{\A(?:lib/njia|sig/)|\A(?:README\.md|CHANGELOG\.md|LICENSE)\z})
abort "package: foreign files #{foreign}" unless foreign.empty?
puts "#{Digest::SHA256.file(named)}  #{File.basename(named)} (#{File.size(named)} octets, #{spec.files.length} files)"
