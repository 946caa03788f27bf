# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A bank account, named by `accountNumber` or by `iban`.
  class BankAccountParty < Model
    include Party

    # Kind of party.
    # @return [String]
    attr_reader :type

    # The member country.
    # @return [String]
    attr_reader :country

    # BIC of 8 or 11 characters or the national bank code of 3 to 12.
    # @return [String]
    attr_reader :bank_code

    # National account number.
    # @return [String, nil]
    attr_reader :account_number

    # IBAN without spaces.
    # @return [String, nil]
    attr_reader :iban

    # Name of the account's holder.
    # @return [String]
    attr_reader :holder_name

    # @param country [String]
    # @param bank_code [String]
    # @param holder_name [String]
    # @param account_number [String]
    # @param iban [String]
    def initialize(
      country:,
      bank_code:,
      holder_name:,
      account_number: OMIT,
      iban: OMIT
    )
      super({ country:, bank_code:, holder_name:, account_number:, iban: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.constant("bank_account"))
      shape.required(:country, "country", shape.text)
      shape.required(:bank_code, "bankCode", shape.text)
      shape.optional(:account_number, "accountNumber", shape.text, sensitive: :last4)
      shape.optional(:iban, "iban", shape.text, sensitive: :last4)
      shape.required(:holder_name, "holderName", shape.text)
    end
  end
end
