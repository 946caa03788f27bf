# frozen_string_literal: true

# Reads `<path> <text>` per line, both in base64; prints `path:line what` for code that does not parse, and for the
# canary outside strings and comments. Signatures (.rbs) hold no strings of a document, only comments.

require "rbs"
require "ripper"

HARMLESS = %i[on_comment on_tstring_content on_embdoc on_embdoc_beg on_embdoc_end].freeze
# Comments that the interpreter obeys, but for the one that heads every file.
MAGIC = /\A#.*(?:coding|warn[_-]indent|shareable[_-]constant[_-]value|frozen[_-]string[_-]literal)\s*[:=]/i

def ruby_leaks(path, text, canary)
  RubyVM::InstructionSequence.compile(text, path)
  Ripper.lex(text).filter_map do |(line, _), kind, token|
    magic = kind == :on_comment && line > 1 && MAGIC.match?(token)
    leaked = token.include?(canary) && !HARMLESS.include?(kind)
    "#{path}:#{line} #{magic ? 'a comment commands the interpreter' : 'the canary is code'}" if magic || leaked
  end
rescue SyntaxError => e
  [e.message.lines.first(2).join(" ").strip]
end

def signature_leaks(path, text, canary)
  RBS::Parser.parse_signature(RBS::Buffer.new(name: path, content: text))
  text.lines.each_with_index.filter_map do |line, index|
    "#{path}:#{index + 1} the canary is code" if line.split("#").first.to_s.include?(canary)
  end
rescue RBS::ParsingError => e
  ["#{path} #{e.message.lines.first}"]
end

$stdin.each_line do |line|
  path, text = line.split.map { |part| part.unpack1("m").force_encoding("UTF-8") }
  found = path.end_with?(".rbs") ? signature_leaks(path, text, ARGV[0]) : ruby_leaks(path, text, ARGV[0])
  puts found
end
