package runtime

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// Digits of the minor unit by ISO 4217 where they are not 2. MGA and MRU are 2 in ISO, although one unit has five subunits.
const (
	noDigits    = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
	threeDigits = "BHD IQD JOD KWD LYD OMR TND"
	fourDigits  = "CLF UYW"
	twoDigits   = "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE " +
		"CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD " +
		"HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK " +
		"MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD " +
		"RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH " +
		"USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG"
)

// MinorUnitDigits tells how many decimal digits one unit of a currency has: XAF 0, KES 2, TND 3. The error is an
// *ArgumentError for what is no ISO 4217 code in upper case.
func MinorUnitDigits(currency string) (int, error) {
	if len(currency) == 3 && !strings.Contains(currency, " ") {
		for _, group := range [...]struct {
			digits int
			codes  string
		}{{2, twoDigits}, {0, noDigits}, {3, threeDigits}, {4, fourDigits}} {
			if strings.Contains(" "+group.codes+" ", " "+currency+" ") {
				return group.digits, nil
			}
		}
	}
	return 0, &ArgumentError{Message: fmt.Sprintf("%q is not an ISO 4217 currency code in upper case", currency)}
}

// ToMinorUnits turns "250.00" KES into 25000. More digits than the currency has are refused, never rounded. The error is
// an *ArgumentError.
func ToMinorUnits(amount, currency string) (int64, error) {
	digits, err := MinorUnitDigits(currency)
	if err != nil {
		return 0, err
	}
	decimal, err := ParseDecimal(amount)
	if err != nil {
		return 0, err
	}
	value := decimal.Rat()
	if value == nil {
		return 0, &ArgumentError{Message: "the amount is out of range"}
	}
	scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil)
	value.Mul(value, new(big.Rat).SetInt(scale))
	if !value.IsInt() {
		return 0, &ArgumentError{Message: fmt.Sprintf("%s has %d decimal digits; the amount has more and is not rounded", currency, digits)}
	}
	if !value.Num().IsInt64() {
		return 0, &ArgumentError{Message: "the amount is out of range"}
	}
	return value.Num().Int64(), nil
}

// FromMinorUnits turns 25000 KES into "250.00". The error is an *ArgumentError.
func FromMinorUnits(amountMinorUnits int64, currency string) (string, error) {
	digits, err := MinorUnitDigits(currency)
	if err != nil {
		return "", err
	}
	text := strings.TrimPrefix(strconv.FormatInt(amountMinorUnits, 10), "-")
	if missing := digits + 1 - len(text); missing > 0 {
		text = strings.Repeat("0", missing) + text
	}
	if digits > 0 {
		text = text[:len(text)-digits] + "." + text[len(text)-digits:]
	}
	if amountMinorUnits < 0 {
		text = "-" + text
	}
	return text, nil
}
