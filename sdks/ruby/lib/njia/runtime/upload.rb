# frozen_string_literal: true

module Njia
  # A file to send: its octets, and how the server is to call and read them. Immutable.
  class Upload
    # Octets, name and media type.
    attr_reader :contents, :name, :media

    # Reads a file.
    # @raise [SystemCallError] when it cannot be read
    def self.file(path, media: "application/octet-stream")
      new(File.binread(path), name: File.basename(path), media:)
    end

    def initialize(contents, name: "file", media: "application/octet-stream")
      @contents = contents.dup.force_encoding(Encoding::BINARY).freeze
      @name = -name
      @media = -media
      freeze
    end

    def inspect
      "#<#{self.class} #{@name.inspect} #{@media} #{@contents.bytesize} octets>"
    end
    alias to_s inspect
  end
end
