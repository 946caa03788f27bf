# frozen_string_literal: true

module Njia
  module Runtime
    # Amounts in minor units by ISO 4217, from and to exact text.
    module MinorUnits
      # Exponents that are not 2. MGA and MRU are 2 in ISO, although one unit has five subunits.
      OTHERS = {
        0 => %w[BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF],
        3 => %w[BHD IQD JOD KWD LYD OMR TND],
        4 => %w[CLF UYW]
      }.freeze
      TWO = %w[
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP
        COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR
        JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN
        NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL
        THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
      ].freeze
      DIGITS = OTHERS.flat_map { |digits, codes| codes.map { |code| [code, digits] } }
                     .concat(TWO.map { |code| [code, 2] }).to_h.freeze
      FORM = /\A(-?)(\d{1,30})(?:\.(\d{1,30}))?\z/
      private_constant :OTHERS, :TWO, :DIGITS, :FORM

      class << self
        # How many decimal digits one unit of a currency has: XAF 0, KES 2, TND 3.
        # @raise [ArgumentError] for an unknown currency
        def digits(currency)
          DIGITS.fetch(currency) do
            raise ArgumentError, "#{currency.inspect} is not an ISO 4217 currency code in upper case."
          end
        end

        def from_text(amount, currency)
          exact = amount.is_a?(String) || amount.instance_of?(Integer)
          raise ArgumentError, "An amount is text or an Integer, not #{Mismatch.kind(amount)}." unless exact

          found = FORM.match(amount.to_s)
          raise ArgumentError, "The amount is not a decimal number such as 250.00." if found.nil?

          places = digits(currency)
          fraction = found[3].to_s.sub(/0+\z/, "")
          if fraction.length > places
            raise ArgumentError, "#{currency} has #{places} decimal digits; the amount has more and is not rounded."
          end

          "#{found[1]}#{found[2]}#{fraction.ljust(places, '0')}".to_i
        end

        def to_text(units, currency)
          raise ArgumentError, "Minor units are an Integer, not #{Mismatch.kind(units)}." unless units.instance_of?(Integer)

          places = digits(currency)
          text = units.abs.to_s.rjust(places + 1, "0")
          text.insert(-places - 1, ".") unless places.zero?
          units.negative? ? "-#{text}" : text
        end
      end
    end
  end
end
