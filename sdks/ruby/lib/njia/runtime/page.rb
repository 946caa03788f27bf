# frozen_string_literal: true

require "uri"

module Njia
  # One page of a list. Iterating goes on to the following pages; stop early and nothing more is sent.
  class Page
    include Enumerable

    # The items of this page alone. Frozen.
    attr_reader :items

    # The whole answer.
    attr_reader :body

    # What to pass to the next call to continue after this page; nil on the last one.
    attr_reader :next_cursor

    # @api private
    # @yield fetches a page for changed arguments
    def self.first(operation, args, &fetch)
      new(operation, fetch.call(args), args, fetch, nil, 0)
    end

    # @api private
    def initialize(operation, body, args, fetch, mark, steps)
      @operation = operation
      @body = body
      @args = args
      @fetch = fetch
      @mark = mark
      @steps = steps
      @items = found_items.freeze
      @following = following(operation.pages)
      @next_cursor = @following&.values&.first
    end

    # @return [ResponseMeta]
    def meta
      @body.meta
    end

    def next_page?
      !@following.nil?
    end

    # The following page, nil after the last. An error carries `cursor`, where to resume.
    # @raise [PaginationError] when the server repeats itself
    def next_page
      return nil if @following.nil?

      check_progress
      steps = @steps + 1
      # Brent's guard: one remembered position, moved at every power of two, finds a circle of any length.
      mark = (steps & (steps - 1)).zero? ? @following : @mark
      args = @args.merge(@following)
      Page.new(@operation, @fetch.call(args), args, @fetch, mark, steps)
    rescue Error => e
      raise e.resume_at(@next_cursor)
    end

    # This page and all that follow.
    def each_page
      return enum_for(:each_page) unless block_given?

      page = self
      until page.nil?
        yield page
        page = page.next_page
      end
    end

    # All items of this page and those that follow.
    def each(&block)
      return enum_for(:each) unless block

      each_page { |page| page.items.each(&block) }
      self
    end

    def inspect
      "#<#{self.class.name} #{@items.length} items next_cursor=#{@next_cursor.inspect}>"
    end
    alias to_s inspect

    private

    def found_items
      found = @body.is_a?(Value) ? @body.value : @body
      @operation.pages.items.each { |name| found = found.is_a?(Model) ? found.public_send(name) : nil }
      if found.is_a?(Array)
        found.map { |item| item.is_a?(Model) ? item.with_meta(meta) : item }
      else
        []
      end
    end

    def check_progress
      here = @following.to_h { |name, _| [name, @args[name]] }
      return unless @following == here || @following == @mark

      raise PaginationError, "The server repeats its cursor; the listing would never end."
    end

    # Arguments of the next page; nil after the last.
    def following(paging)
      return nil if !paging.more.empty? && dig(paging.more) != true
      return linked(paging) if paging.style == :link

      if paging.following.empty? && paging.header.nil?
        counted(paging)
      else
        token = paging.header ? meta.headers[paging.header] : dig(paging.following)
        token.nil? || token == "" ? nil : { paging.argument => token }
      end
    end

    def counted(paging)
      return nil if @items.empty?

      here = @args[paging.argument]
      offset = paging.style == :offset
      place = if here.is_a?(Integer)
        here
      else
        (offset ? 0 : 1)
      end
      { paging.argument => place + (offset ? @items.length : 1) }
    end

    # Of a link only the query counts: following it to another origin would take the credentials along.
    def linked(paging)
      url = paging.following.empty? ? Runtime::MetaReader.links(meta.headers["link"].to_s)["next"] : dig(paging.following)
      return nil unless url.is_a?(String)

      query = url[/\?([^#]*)/, 1].to_s
      changed = URI.decode_www_form(query).filter_map { |name, text| argument(name, text) }.to_h
      changed.empty? ? nil : changed
    rescue ArgumentError
      nil
    end

    def argument(name, text)
      param = @operation.params.find { |item| item.place == "query" && item.wire == name }
      return nil if param.nil?

      value = param.codec.is_a?(Runtime::IntegerCodec) && /\A\d+\z/.match?(text) ? text.to_i : text
      [param.name, value] unless @args[param.name] == value
    end

    def dig(keys)
      keys.reduce(@body.to_wire) { |value, key| value.is_a?(Hash) ? value[key] : nil }
    end
  end
end
