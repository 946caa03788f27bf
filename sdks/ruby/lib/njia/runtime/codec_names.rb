# frozen_string_literal: true

module Njia
  module Runtime
    # The names by which generated tables speak of codecs.
    module CodecNames
      TEXT = TextCodec.new.freeze
      BOOLEAN = BooleanCodec.new.freeze
      INTEGER = IntegerCodec.new.freeze
      INTEGER_TEXT = IntegerCodec.new(text: true).freeze
      NUMBER = NumberCodec.new.freeze
      NUMBER_TEXT = NumberCodec.new(text: true).freeze
      DECIMAL = DecimalCodec.new.freeze
      DECIMAL_NUMBER = DecimalCodec.new(number: true).freeze
      BYTES = BytesCodec.new.freeze
      FILE = FileCodec.new.freeze
      ANY = AnyCodec.new.freeze
      private_constant :TEXT, :BOOLEAN, :INTEGER, :INTEGER_TEXT, :NUMBER, :NUMBER_TEXT, :DECIMAL, :DECIMAL_NUMBER,
                       :BYTES, :FILE, :ANY

      def text = TEXT
      def boolean = BOOLEAN
      def integer = INTEGER
      def integer_text = INTEGER_TEXT
      def number = NUMBER
      def number_text = NUMBER_TEXT
      def decimal = DECIMAL
      def decimal_number = DECIMAL_NUMBER
      def bytes = BYTES
      def file = FILE
      def any = ANY
      def date = DateCodec.new
      def time = TimeCodec.new

      def constant(value)
        ConstCodec.new(value)
      end

      def nullable(codec)
        NullableCodec.new(codec)
      end

      def list(codec)
        ListCodec.new(codec)
      end

      def map(codec)
        MapCodec.new(codec)
      end

      def model(name)
        ModelCodec.new(name)
      end

      def union(name)
        UnionRef.new(name)
      end
    end
  end
end
