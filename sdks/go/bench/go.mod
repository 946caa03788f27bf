module github.com/njia/njia-go/v2/bench

go 1.24

require (
	github.com/njia/njia-go/v2 v2.4.0
	github.com/openai/openai-go/v3 v3.30.0
	github.com/stripe/stripe-go/v84 v84.4.1
)

require (
	github.com/tidwall/gjson v1.18.0 // indirect
	github.com/tidwall/match v1.1.1 // indirect
	github.com/tidwall/pretty v1.2.1 // indirect
	github.com/tidwall/sjson v1.2.5 // indirect
)

replace github.com/njia/njia-go/v2 => ..
