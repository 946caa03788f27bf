# frozen_string_literal: true

require "json"
require "openssl"
require "socket"

# A server that plays scripts at the socket and counts what arrives there.
class RawServer
  Request = Struct.new(:verb, :target, :headers, :body, :port, :connection)

  # Requests in the order of their arrival, and how many connections were accepted.
  attr_reader :requests, :accepted, :closed_at

  # Each request takes the next script, the last one for ever: a Proc called with the socket and the request, or a Hash
  # (status, headers, body, json). :close at its end closes the connection.
  def self.open(*scripts, tls: nil)
    server = new(scripts, tls)
    yield server
  ensure
    server&.close
  end

  def initialize(scripts, tls)
    @scripts = scripts
    @tls = tls
    @requests = []
    @accepted = 0
    @closed_at = Queue.new
    @sockets = []
    @lock = Mutex.new
    @listener = TCPServer.new("127.0.0.1", 0)
    @thread = Thread.new { accept_all }
    @thread.report_on_exception = false
  end

  def url
    "#{@tls ? 'https' : 'http'}://#{@tls ? 'localhost' : '127.0.0.1'}:#{port}"
  end

  def port
    @listener.addr[1]
  end

  def close
    @listener.close
    @thread.kill
    @lock.synchronize { @sockets.each { |socket| socket.close unless socket.closed? } }
  end

  # For scripts: a whole answer.
  def self.answer(socket, status: 200, headers: {}, body: "", json: nil)
    text = json.nil? ? body : JSON.generate(json)
    lines = { "content-type" => "application/json", "content-length" => text.bytesize, **headers }.compact
    socket.write("HTTP/1.1 #{status} Any\r\n#{lines.map { |name, value| "#{name}: #{value}\r\n" }.join}\r\n#{text}")
  end

  # Ends a connection as one that broke (RST).
  def self.reset(socket)
    raw = socket.to_io
    raw.setsockopt(Socket::SOL_SOCKET, Socket::SO_LINGER, [1, 0].pack("ii"))
    raw.close
  end

  private

  def accept_all
    loop do
      socket = @listener.accept
      number = @lock.synchronize do
        @sockets << socket
        @accepted += 1
      end
      Thread.new { serve(socket, number) }.report_on_exception = false
    end
  end

  def serve(socket, number)
    stream = @tls ? handshake(socket) : socket
    while (request = read(stream, socket, number))
      script = @lock.synchronize do
        @requests << request
        @scripts.length > 1 ? @scripts.shift : @scripts.first
      end
      play(script, stream, request)
      break if stream.closed?
    end
  rescue IOError, SystemCallError, OpenSSL::SSL::SSLError
    nil
  ensure
    @closed_at << Process.clock_gettime(Process::CLOCK_MONOTONIC)
    socket.close unless socket.closed?
  end

  def play(script, stream, request)
    if script.is_a?(Proc)
      script.call(stream, request)
    else
      RawServer.answer(stream, **script)
    end
  end

  def handshake(socket)
    stream = OpenSSL::SSL::SSLSocket.new(socket, @tls)
    stream.sync_close = true
    stream.accept
    stream
  end

  def read(stream, socket, number)
    line = stream.gets
    return nil if line.nil?

    verb, target, = line.split
    headers = {}
    while (field = stream.gets.chomp) != ""
      name, value = field.split(": ", 2)
      headers[name.downcase] = value
    end
    body = headers.key?("content-length") ? stream.read(headers["content-length"].to_i) : nil
    Request.new(verb, target, headers, body, socket.remote_address.ip_port, number)
  end
end

# A certificate authority of one certificate, made anew for each run.
module TestAuthority
  class << self
    def context
      @context ||= new_context
    end

    def new_context
      OpenSSL::SSL::SSLContext.new.tap do |context|
        context.cert = certificate
        context.key = key
      end
    end

    def file
      @file ||= File.join(Dir.mktmpdir, "ca.pem").tap { |path| File.write(path, certificate.to_pem) }
    end

    def identity_file
      @identity_file ||= File.join(Dir.mktmpdir, "id.pem").tap { |path| File.write(path, certificate.to_pem + key.to_pem) }
    end

    private

    def key
      @key ||= OpenSSL::PKey::EC.generate("prime256v1")
    end

    def certificate
      @certificate ||= OpenSSL::X509::Certificate.new.tap do |item|
        item.version = 2
        item.serial = 1
        item.subject = item.issuer = OpenSSL::X509::Name.parse("/CN=localhost")
        item.public_key = key
        item.not_before = Time.now - 60
        item.not_after = Time.now + 3600
        factory = OpenSSL::X509::ExtensionFactory.new(item, item)
        item.add_extension(factory.create_extension("basicConstraints", "CA:TRUE", true))
        item.add_extension(factory.create_extension("subjectAltName", "DNS:localhost,IP:127.0.0.1", false))
        item.sign(key, "SHA256")
      end
    end
  end
end
