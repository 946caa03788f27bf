# frozen_string_literal: true

# The library; every name in it is loaded when it is first used.
module Njia
  # The hand-written part of the library. Its names are loaded when they are first used.
  module Runtime
    # The module that all names of the library live in, whatever it is called.
    ROOT = Module.nesting.last

    # Registers files by the constants they define, relative to `folder` and without their suffix.
    def self.autoload_all(owner, folder, files)
      files.each { |name, file| owner.autoload(name, "#{folder}/#{file}.rb") }
    end

    # Loads every constant below `owner` that is still waiting to be loaded.
    def self.load_below(owner)
      owner.constants(false).each do |name|
        value = owner.const_get(name)
        load_below(value) if value.instance_of?(Module) && value.name&.start_with?("#{ROOT}::")
      end
    end

    autoload_all(
      ROOT, __dir__,
      ApiError: "errors", AuthenticationError: "errors", BadRequestError: "errors", CanceledError: "errors",
      ConfigurationError: "errors", ConflictError: "errors", ConnectionError: "errors", DecodingError: "errors",
      Error: "errors", NotFoundError: "errors", PaginationError: "errors", PaymentRequiredError: "errors",
      PermissionDeniedError: "errors", RateLimitError: "errors", ServerError: "errors", TimeoutError: "errors",
      UnprocessableEntityError: "errors", WebhookSignatureError: "errors",
      ByteStream: "streams", EventStream: "streams",
      Cancellation: "cancellation", Empty: "value", Model: "model", Omit: "omit", OMIT: "omit", OpenEnum: "open_enum",
      Page: "page", RequestOptions: "request_options", ResponseMeta: "meta", Testing: "testing",
      UnknownEvent: "webhook_reader", UnknownVariant: "unknown_variant", Upload: "upload", Value: "value"
    )

    autoload_all(
      self, __dir__,
      AnyCodec: "codecs/containers", ApiClient: "api_client", ApiErrors: "api_errors", BaseClient: "base_client",
      Body: "operation", BodyWriter: "body_writer", BooleanCodec: "codecs/scalars", BytesCodec: "codecs/scalars",
      Call: "call", ClientInfo: "client_info", CodecNames: "codec_names", Connection: "connection",
      Connector: "connector", ConstCodec: "codecs/scalars", Credentials: "credentials", DateCodec: "codecs/times",
      DecimalCodec: "codecs/scalars", DeprecationNotice: "meta", Exchange: "exchange", Field: "shape",
      FieldError: "problem", FileCodec: "codecs/scalars", HeaderText: "headers", Headers: "headers", Hooks: "hooks",
      HttpRequest: "transport", HttpResponse: "transport", IntegerCodec: "codecs/scalars", Json: "json_text",
      JsonError: "json_text", KeyUnion: "codecs/unions", ListCodec: "codecs/containers", Log: "log",
      MapCodec: "codecs/containers", MetaReader: "meta_reader", MinorUnits: "minor_units", Mismatch: "mismatch",
      ModelCodec: "codecs/containers", Moment: "codecs/times", NetHttpTransport: "net_http_transport",
      NullableCodec: "codecs/containers", NumberCodec: "codecs/scalars", Operation: "operation", Origin: "origin",
      Paging: "operation", Param: "operation", Plain: "plain", Pool: "pool", Prepared: "prepared", Problem: "problem",
      RateLimit: "meta", RawNumber: "raw_number", Redactor: "redactor", RequestEvent: "hooks",
      RequestHeaders: "request_headers", ResponseEvent: "hooks", ResultReader: "result_reader", Retired: "credentials",
      RetryAfter: "retry_after", RetryEvent: "hooks", RetryPolicy: "retry_policy", Returns: "operation",
      Scheme: "credentials", Seam: "seam", Secret: "secret", Shape: "shape", Sse: "sse", StreamSource: "stream_source",
      TagUnion: "codecs/unions", TextCodec: "codecs/scalars", Timekeeper: "timekeeper", TimeCodec: "codecs/times",
      TransportError: "transport", TrialUnion: "codecs/unions", TypeUnion: "codecs/unions", UnionCodec: "codecs/unions",
      UnionRef: "codecs/containers", UriText: "uri_text", Verifier: "verifier", WebhookReader: "webhook_reader"
    )
  end

  # Loads all of the library at once: for servers that fork, so that their children share the memory.
  def self.eager_load!
    Runtime.load_below(self)
    nil
  end

  # Minor units of an exact amount: `to_minor_units("250.00", "KES")` is 25000. Takes text or an Integer.
  # @raise [ArgumentError] for a Float, an unknown currency, or more digits than the currency has; nothing is rounded
  def self.to_minor_units(amount, currency)
    Runtime::MinorUnits.from_text(amount, currency)
  end

  # The amount as text: `from_minor_units(25_000, "KES")` is "250.00".
  # @raise [ArgumentError] for anything but an Integer, and for an unknown currency
  def self.from_minor_units(amount_minor_units, currency)
    Runtime::MinorUnits.to_text(amount_minor_units, currency)
  end
end
