package tests

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/webhook"
)

// edited is a fixture with one member replaced by other JSON text.
func edited(t *testing.T, operation, member, text string) string {
	t.Helper()
	var body map[string]json.RawMessage
	if err := json.Unmarshal([]byte(fixture(t, operation)), &body); err != nil {
		t.Fatal(err)
	}
	if text == "" {
		delete(body, member)
	} else {
		body[member] = json.RawMessage("0")
	}
	whole, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	// Text that is no JSON must reach the wire, too.
	return strings.Replace(string(whole), `"`+member+`":0`, `"`+member+`":`+text, 1)
}

// trap:T17 trap:T18 What contradicts the description is a DecodingError with its path; nothing is coerced, nothing retried.
func TestWrongTypes(t *testing.T) {
	for name, c := range map[string]struct{ member, text string }{
		"number for text":          {"reference", "5"},
		"text for an integer":      {"amountMinorUnits", `"25000"`},
		"fraction":                 {"amountMinorUnits", "1.5"},
		"1.0 is no integer":        {"amountMinorUnits", "1.0"},
		"exponent":                 {"amountMinorUnits", "1e3"},
		"beyond 64 bits":           {"amountMinorUnits", "9223372036854775808"},
		"beyond 32 bits":           {"version", "2147483648"},
		"object for a list":        {"attempts", "{}"},
		"null where none is meant": {"id", "null"},
		"boolean for a number":     {"amountMinorUnits", "true"},
		"number for a boolean":     {"livemode", "1"},
		"no time":                  {"createdAt", `"yesterday"`},
		"missing":                  {"id", ""},
		"another case is another":  {"livemode", "true"},
		"truncated":                {"id", `"x`},
	} {
		t.Run(name, func(t *testing.T) {
			body := edited(t, "getPayment", c.member, c.text)
			if name == "another case is another" {
				body = strings.Replace(body, `"livemode":`, `"Livemode":`, 1)
			}
			s := serve(t, answer(200, body, "X-Request-Id: req_7"))
			err := read(t.Context(), newClient(t, s.URL))
			var failure *njia.DecodingError
			if !errors.As(err, &failure) || len(s.asked()) != 1 || failure.Status != 200 || njia.RequestID(err) != "req_7" {
				t.Fatalf("%d requests, %v", len(s.asked()), err)
			}
			if !strings.HasPrefix(failure.Path, "$") || name != "truncated" && failure.Path != "$."+c.member {
				t.Errorf("path %s", failure.Path)
			}
		})
	}
	s := serve(t, answer(200, "<html></html>"))
	var failure *njia.DecodingError
	if err := read(t.Context(), newClient(t, s.URL)); !errors.As(err, &failure) || len(s.asked()) != 1 {
		t.Errorf("HTML: %v", err)
	}
}

// trap:T18 Integers are exact, and unknown members come back as the same text.
func TestNumbersKeepTheirDigits(t *testing.T) {
	for _, digits := range []string{"9007199254740993", "9223372036854775807"} {
		var payment njia.Payment
		text := edited(t, "getPayment", "amountMinorUnits", digits)
		if err := json.Unmarshal([]byte(text), &payment); err != nil {
			t.Fatal(err)
		}
		again, err := json.Marshal(payment)
		if err != nil || !strings.Contains(string(again), `"amountMinorUnits":`+digits) {
			t.Errorf("%s: %v", digits, err)
		}
	}
	var payment njia.Payment
	text := strings.Replace(fixture(t, "getPayment"), "{", `{"new":{"a":[1234567890.123456789,1.0,1e400,null]},`, 1)
	if err := json.Unmarshal([]byte(text), &payment); err != nil {
		t.Fatal(err)
	}
	again, err := json.Marshal(payment)
	if err != nil || !strings.Contains(string(again), `"new":{"a":[1234567890.123456789,1.0,1e400,null]}`) {
		t.Errorf("%v: %s", err, again)
	}
	if string(payment.Extra()["new"]) != `{"a":[1234567890.123456789,1.0,1e400,null]}` {
		t.Errorf("extra: %v", payment.Extra())
	}
}

// trap:T18 An amount given as text is exact or refused before any request.
func TestAmounts(t *testing.T) {
	for amount, want := range map[string]int64{"250.00": 25000, "250.5": 25050, "0.01": 1, "-1": -100, "92233720368547758.07": 9223372036854775807} {
		if got, err := njia.ToMinorUnits(amount, "KES"); err != nil || got != want {
			t.Errorf("%s: %d, %v", amount, got, err)
		}
	}
	for _, amount := range []string{"250.005", "NaN", "", "1,000", "92233720368547758.08", "0x10", "1e400", " 1"} {
		var refused *njia.ArgumentError
		if _, err := njia.ToMinorUnits(amount, "KES"); !errors.As(err, &refused) {
			t.Errorf("%q: %v", amount, err)
		}
	}
	if got, err := njia.ToMinorUnits("250.5", "XAF"); err == nil {
		t.Errorf("francs have no cents, got %d", got)
	}
	if text, err := njia.FromMinorUnits(25000, "TND"); err != nil || text != "25.000" {
		t.Errorf("%s, %v", text, err)
	}
}

// TestTimesKeepTheirOffset: precision and offset survive the round trip.
func TestTimesKeepTheirOffset(t *testing.T) {
	for _, text := range []string{"2026-01-31T10:00:00.123456789+03:00", "2026-01-31T10:00:00.000Z", "2026-01-31T10:00:00Z"} {
		var payment njia.Payment
		if err := json.Unmarshal([]byte(edited(t, "getPayment", "createdAt", `"`+text+`"`)), &payment); err != nil {
			t.Fatal(err)
		}
		if again, _ := json.Marshal(payment); !strings.Contains(string(again), `"createdAt":"`+text+`"`) {
			t.Errorf("%s is lost", text)
		}
	}
	if at := njia.At(time.Date(2026, 1, 31, 10, 0, 0, 5e8, time.FixedZone("", 3600))); at.String() != "2026-01-31T10:00:00.5+01:00" {
		t.Error(at)
	}
}

// trap:T20 Models are values: a copy is independent, and equality knows nothing of metadata.
func TestModelsAreValues(t *testing.T) {
	s := serve(t, answer(200, fixture(t, "getPayment"), "X-Request-Id: req_1"), answer(200, fixture(t, "getPayment"), "X-Request-Id: req_2"))
	client := newClient(t, s.URL)
	one, err := client.Payments.Retrieve(t.Context(), "pay_1", njia.PaymentRetrieveParams{})
	if err != nil {
		t.Fatal(err)
	}
	two, err := client.Payments.Retrieve(t.Context(), "pay_1", njia.PaymentRetrieveParams{})
	if err != nil {
		t.Fatal(err)
	}
	if one.Meta().RequestID == two.Meta().RequestID || !one.Equal(*two) {
		t.Error("metadata takes part in equality")
	}
	changed := *one
	changed.AmountMinorUnits++
	if one.Equal(changed) || one.AmountMinorUnits == changed.AmountMinorUnits {
		t.Error("a copy is not independent")
	}
	if text, err := json.Marshal(one); err != nil || strings.Contains(string(text), "req_1") {
		t.Errorf("metadata is serialised: %v", err)
	}
}

// TestUnknownValuesSurvive: values that are newer than this SDK are kept and written back.
func TestUnknownValuesSurvive(t *testing.T) {
	text := edited(t, "getPayment", "status", `"teleported"`)
	text = strings.Replace(text, `"status":"teleported"`, `"status":"teleported","destination":{"type":"pigeon","ring":"7"}`, 1)
	var payment njia.Payment
	if err := json.Unmarshal([]byte(text), &payment); err != nil {
		// The fixture has a destination of its own; then the last one counts in JSON, and both must be read.
		t.Fatal(err)
	}
	if payment.Status.Known() || payment.Status != "teleported" {
		t.Errorf("status %q", payment.Status)
	}
	if again, err := json.Marshal(payment); err != nil || !strings.Contains(string(again), `"status":"teleported"`) {
		t.Errorf("%v", err)
	}
	var party struct{ Party njia.Opt[json.RawMessage] }
	if err := json.Unmarshal([]byte(`{"Party":null}`), &party); err != nil || !party.Party.IsNull() {
		t.Error("null is null")
	}
}

// trap:T21 Events of an older or a newer version keep their data; all are written back unchanged.
func TestWebhookVersions(t *testing.T) {
	secret := "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8="
	var event map[string]json.RawMessage
	if err := json.Unmarshal([]byte(fixture(t, "getEvent")), &event); err != nil {
		t.Fatal(err)
	}
	kind := strings.Trim(string(event["type"]), `"`)
	for name, change := range map[string]func(map[string]json.RawMessage){
		"as it is": func(map[string]json.RawMessage) {},
		"older": func(e map[string]json.RawMessage) {
			e["apiVersion"] = json.RawMessage(`"2020-01-01"`)
			delete(e, "tenantId")
		},
		"newer": func(e map[string]json.RawMessage) {
			e["apiVersion"] = json.RawMessage(`"2030-01-01"`)
			e["mood"] = json.RawMessage(`"good"`)
		},
		"other event": func(e map[string]json.RawMessage) { e["type"] = json.RawMessage(`"payment.teleported"`) },
	} {
		t.Run(name, func(t *testing.T) {
			changed := map[string]json.RawMessage{}
			for member, value := range event {
				changed[member] = value
			}
			change(changed)
			payload, err := json.Marshal(changed)
			if err != nil {
				t.Fatal(err)
			}
			header, err := webhook.Sign(payload, secret, "evt_1", time.Now())
			if err != nil {
				t.Fatal(err)
			}
			got, err := webhook.Unwrap(payload, header, []string{"whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", secret})
			if err != nil {
				t.Fatal(err)
			}
			unknown, isUnknown := got.(*webhook.Unknown)
			if isUnknown != (name == "other event") || !isUnknown && got.EventType() != kind {
				t.Errorf("%T %s", got, got.EventType())
			}
			if isUnknown && string(unknown.Raw) != string(payload) {
				t.Error("the raw event is lost")
			}
			again, err := json.Marshal(got)
			if err != nil || !sameJSON(t, again, payload) {
				t.Errorf("written back as %s, %v", again, err)
			}
			payload[len(payload)/2] ^= 1
			var untrusted *njia.WebhookSignatureError
			if _, err := webhook.Unwrap(payload, header, []string{secret}); !errors.As(err, &untrusted) {
				t.Errorf("a changed payload: %v", err)
			}
		})
	}
}

func sameJSON(t *testing.T, a, b []byte) bool {
	t.Helper()
	var left, right any
	if json.Unmarshal(a, &left) != nil || json.Unmarshal(b, &right) != nil {
		return false
	}
	x, _ := json.Marshal(left)
	y, _ := json.Marshal(right)
	return string(x) == string(y)
}

// trap:T9 The module requires nothing, so there is no range to be wrong about.
func TestNoDependencies(t *testing.T) {
	text, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(text), "require") || !strings.Contains(string(text), "\ngo 1.24\n") {
		t.Errorf("go.mod:\n%s", text)
	}
}

// trap:T19 Importing does nothing: no init function, no call in a variable of a package.
func TestImportingHasNoSideEffects(t *testing.T) {
	for _, folder := range []string{"..", "../runtime", "../webhook"} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatal(folder, err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, declaration := range tree.Decls {
				checkDeclaration(t, file, declaration)
			}
		}
	}
}

func checkDeclaration(t *testing.T, file string, declaration ast.Decl) {
	t.Helper()
	if function, ok := declaration.(*ast.FuncDecl); ok {
		if function.Name.Name == "init" && function.Recv == nil {
			t.Errorf("%s has an init function", file)
		}
		return
	}
	variables := declaration.(*ast.GenDecl)
	if variables.Tok != token.VAR {
		return
	}
	ast.Inspect(variables, func(node ast.Node) bool {
		switch found := node.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			name, ok := found.Fun.(*ast.SelectorExpr)
			if !ok || name.Sel.Name != "New" && name.Sel.Name != "OnceValue" {
				if conversion, isParen := found.Fun.(*ast.ParenExpr); !isParen || conversion == nil {
					t.Errorf("%s: a variable is made by a call", file)
				}
			}
		}
		return true
	})
}

// TestNoFloatsForMoney: no amount, integer or decimal of a model is a float.
func TestNoFloatsForMoney(t *testing.T) {
	files, err := filepath.Glob("../*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(node ast.Node) bool {
			field, ok := node.(*ast.Field)
			if !ok || len(field.Names) == 0 {
				return true
			}
			isFloat := false
			ast.Inspect(field.Type, func(inner ast.Node) bool {
				name, ok := inner.(*ast.Ident)
				isFloat = isFloat || ok && (name.Name == "float64" || name.Name == "float32")
				return true
			})
			for _, word := range []string{"MinorUnits", "Amount"} {
				if isFloat && strings.Contains(field.Names[0].Name, word) {
					t.Errorf("%s: %s is a float", file, field.Names[0].Name)
				}
			}
			return true
		})
	}
}
