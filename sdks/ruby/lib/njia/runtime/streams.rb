# frozen_string_literal: true

module Njia
  # Octets that are still arriving. Read them once; stop early and the connection is closed.
  class ByteStream
    include Enumerable

    # @return [ResponseMeta]
    attr_reader :meta

    # @api private
    def initialize(source, meta, &wrap)
      @source = source
      @meta = meta
      @wrap = wrap
    end

    # Every piece, as a String of octets.
    # @raise [ConnectionError] when the stream breaks off
    def each(&block)
      return enum_for(:each) unless block

      @source.each(&block)
      self
    rescue Runtime::TransportError => e
      raise @wrap.call(e), cause: nil
    end

    # All octets.
    def read
      to_a.join
    end

    def close
      @source.close
    end

    def inspect
      "#<#{self.class.name}>"
    end
    alias to_s inspect
  end

  # Events that are still arriving. Read them once; stop early and the connection is closed.
  class EventStream
    include Enumerable

    # @return [ResponseMeta]
    attr_reader :meta

    # @api private
    def initialize(source, kind, codec, meta, &wrap)
      @source = source
      @kind = kind
      @codec = codec
      @meta = meta
      @wrap = wrap
    end

    # Every event.
    # @raise [ConnectionError] when the stream breaks off, DecodingError for an event that contradicts its description
    def each
      return enum_for(:each) unless block_given?

      texts = @kind == :sse ? Runtime::Sse.events(@source) : Runtime::Sse.lines(@source)
      texts.each_with_index { |text, index| yield event(text, index) }
      self
    rescue Runtime::TransportError, Runtime::Mismatch => e
      raise @wrap.call(e), cause: nil
    ensure
      close
    end

    def close
      @source.close
    end

    def inspect
      "#<#{self.class.name}>"
    end
    alias to_s inspect

    private

    def event(text, index)
      wire = Runtime::Json.parse(text)
      @codec.nil? ? wire : @codec.decode(wire, false)
    rescue Runtime::JsonError => e
      raise Runtime::Mismatch.new(e.message).under(index)
    rescue Runtime::Mismatch => e
      raise e.under(index)
    end
  end
end
