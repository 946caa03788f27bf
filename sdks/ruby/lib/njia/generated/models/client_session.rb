# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the widget in the browser needs: look, settings, and where a visitor left off.
  class ClientSession < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The session.
    # @return [String]
    attr_reader :id

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # The member kind.
    # @return [String]
    attr_reader :kind

    # The member status.
    # @return [String]
    attr_reader :status

    # When the session ends.
    # @return [Time]
    attr_reader :expires_at

    # Name of the business, to show.
    # @return [String]
    attr_reader :merchant_name

    # Language; null for the visitor's.
    # @return [String, nil]
    attr_reader :locale

    # The member theme.
    # @return [Njia::WidgetTheme]
    attr_reader :theme

    # The member config.
    # @return [Njia::WidgetConfig]
    attr_reader :config

    # Number of the current try; part of the idempotency key of a payment, so that a repeated click never pays twice.
    # @return [Integer]
    attr_reader :try_number

    # Payment of the current try.
    # @return [String, nil]
    attr_reader :payment_id

    # Assessment of this session.
    # @return [String, nil]
    attr_reader :kyc_score_id

    # Assessment of this session, as far as it has come; null before there is one.
    # @return [Njia::ClientKyc, nil]
    attr_reader :kyc

    # Whether an identity form asks who the visitor is; false where the widget has a customer.
    # @return [Boolean]
    attr_reader :subject_required

    # Kinds of identity number by country, for identity widgets; otherwise empty.
    # @return [Array<Njia::ClientIdentityTypes>]
    attr_reader :identity_types

    # Finds the wallet of a number.
    # @return [Array<Njia::ClientWalletPrefix>]
    attr_reader :wallet_prefixes

    # Currencies that the widget shows.
    # @return [Array<Njia::ClientCurrency>]
    attr_reader :currencies

    # @param id [String]
    # @param livemode [Boolean]
    # @param kind [String]
    # @param status [String]
    # @param expires_at [Time, String]
    # @param merchant_name [String]
    # @param locale [String, nil]
    # @param theme [Njia::WidgetTheme, Hash]
    # @param config [Njia::WidgetConfig, Hash]
    # @param try_number [Integer]
    # @param payment_id [String, nil]
    # @param kyc_score_id [String, nil]
    # @param kyc [Njia::ClientKyc, Hash, nil]
    # @param subject_required [Boolean]
    # @param identity_types [Array<Njia::ClientIdentityTypes, Hash>]
    # @param wallet_prefixes [Array<Njia::ClientWalletPrefix, Hash>]
    # @param currencies [Array<Njia::ClientCurrency, Hash>]
    def initialize(
      id:,
      livemode:,
      kind:,
      status:,
      expires_at:,
      merchant_name:,
      locale:,
      theme:,
      config:,
      try_number:,
      payment_id:,
      kyc_score_id:,
      kyc:,
      subject_required:,
      identity_types:,
      wallet_prefixes:,
      currencies:
    )
      super({
        id:,
        livemode:,
        kind:,
        status:,
        expires_at:,
        merchant_name:,
        locale:,
        theme:,
        config:,
        try_number:,
        payment_id:,
        kyc_score_id:,
        kyc:,
        subject_required:,
        identity_types:,
        wallet_prefixes:,
        currencies:
      })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("client_session"))
      shape.required(:id, "id", shape.text)
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:kind, "kind", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:expires_at, "expiresAt", shape.time)
      shape.required(:merchant_name, "merchantName", shape.text)
      shape.required(:locale, "locale", shape.nullable(shape.text))
      shape.required(:theme, "theme", shape.model(:WidgetTheme))
      shape.required(:config, "config", shape.model(:WidgetConfig))
      shape.required(:try_number, "tryNumber", shape.integer)
      shape.required(:payment_id, "paymentId", shape.nullable(shape.text))
      shape.required(:kyc_score_id, "kycScoreId", shape.nullable(shape.text))
      shape.required(:kyc, "kyc", shape.nullable(shape.model(:ClientKyc)))
      shape.required(:subject_required, "subjectRequired", shape.boolean)
      shape.required(:identity_types, "identityTypes", shape.list(shape.model(:ClientIdentityTypes)))
      shape.required(:wallet_prefixes, "walletPrefixes", shape.list(shape.model(:ClientWalletPrefix)))
      shape.required(:currencies, "currencies", shape.list(shape.model(:ClientCurrency)))
    end
  end
end
