package tests

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/gob"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"testing"

	"github.com/njia/njia-go/v2"
)

const (
	session = "svs_test_9z8Y7x6W5v4U3t2S1r0Q"
	pan     = "4111111111111111"
)

// printed shows a value through every printer and serialiser of the standard library.
func printed(value any) string {
	var out bytes.Buffer
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%d", "%T"} {
		fmt.Fprintf(&out, verb+"\n", value)
		fmt.Fprintf(&out, verb+"\n", []any{value})
		fmt.Fprintf(&out, verb+"\n", map[string]any{"a": value})
	}
	out.WriteString(fmt.Sprint(value) + fmt.Sprintln(value))
	options := &slog.HandlerOptions{Level: slog.LevelDebug}
	for _, logger := range []*slog.Logger{slog.New(slog.NewTextHandler(&out, options)), slog.New(slog.NewJSONHandler(&out, options))} {
		logger.Info("value", "value", value, slog.Group("group", "value", value))
	}
	return out.String()
}

func mustHide(t *testing.T, where, text string, secrets ...string) {
	t.Helper()
	for _, secret := range secrets {
		for form, shape := range map[string]string{
			"plain": secret, "base64": base64.StdEncoding.EncodeToString([]byte(secret)), "hexadecimal": fmt.Sprintf("%x", secret),
			"URL": url.QueryEscape(secret),
		} {
			if strings.Contains(text, shape) {
				t.Errorf("%s shows a secret, %s: %s", where, form, text)
			}
		}
	}
}

// trap:T16 No key, token, card number or identity number in any print, log or error.
func TestNothingShowsSecrets(t *testing.T) {
	var log bytes.Buffer
	logger := slog.New(slog.NewJSONHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	body := fmt.Sprintf(`{"code":"bad","detail":"key %s and card %s","errors":[{"code":"x","message":"Bearer %s"}]}`, apiKey, pan, session)
	s := serve(t, answer(400, body), reset)
	var hooks []any
	client := newClient(t, s.URL, njia.WithSessionToken(session), njia.WithLogger(logger), njia.WithBodyLogging(), njia.WithMaxRetries(0),
		njia.WithOnRequest(func(e njia.RequestEvent) { hooks = append(hooks, e) }),
		njia.WithOnResponse(func(e njia.ResponseEvent) { hooks = append(hooks, e) }))
	login := njia.AuthLoginParams{Email: "a@example.test", Password: "correct horse battery"}
	_, failed := client.Auth.Login(t.Context(), login)
	broken := read(t.Context(), client)
	secrets := []string{apiKey, session, pan, "correct horse battery"}
	for where, value := range map[string]any{
		"client": client, "services": client.Payments, "options": njia.WithAPIKey(apiKey), "parameters": login, "pointer": &login,
		"API error": failed, "connection error": broken, "wrapped": fmt.Errorf("wrapped: %w", failed),
		"joined": errors.Join(failed, broken), "hooks": hooks,
	} {
		mustHide(t, where, printed(value), secrets...)
	}
	mustHide(t, "log", log.String(), secrets...)
	if !strings.Contains(log.String(), "login") || len(hooks) < 3 {
		t.Errorf("nothing was logged or told: %d hooks, %s", len(hooks), log.String())
	}
	for where, encode := range map[string]func(any) ([]byte, error){
		"json": json.Marshal, "xml": xml.Marshal,
		"gob": func(value any) ([]byte, error) {
			var out bytes.Buffer
			err := gob.NewEncoder(&out).Encode(value)
			return out.Bytes(), err
		},
	} {
		text, err := encode(client)
		mustHide(t, where, string(text)+fmt.Sprint(err), secrets...)
	}
}

// trap:T16 What the description marks as sensitive is hidden in models, whole or but for its last four characters.
func TestModelsHideSecrets(t *testing.T) {
	for _, operation := range []string{"revealGhostCard", "createApiKey", "createWebhookEndpoint", "login"} {
		text := fixture(t, operation)
		var value any
		switch operation {
		case "revealGhostCard":
			value = new(njia.GhostCardSecrets)
		case "createApiKey":
			value = new(njia.APIKey)
		case "createWebhookEndpoint":
			value = new(njia.WebhookEndpoint)
		default:
			value = new(njia.Session)
		}
		if err := json.Unmarshal([]byte(text), value); err != nil {
			t.Fatal(operation, err)
		}
		var members map[string]any
		if err := json.Unmarshal([]byte(text), &members); err != nil {
			t.Fatal(err)
		}
		shown, hidden := printed(value), 0
		for _, name := range []string{"number", "pan", "cvc", "key", "secret", "token", "refreshToken", "sessionToken"} {
			if secret, ok := members[name].(string); ok && len(secret) > 2 {
				hidden++
				if len(secret) > 3 {
					mustHide(t, operation+" "+name, shown, secret)
				}
			}
		}
		if hidden == 0 {
			t.Errorf("%s has no secret to hide: %v", operation, members)
		}
		// The program itself may of course use it.
		again, err := json.Marshal(value)
		if err != nil || !sameJSON(t, again, []byte(text)) {
			t.Errorf("%s is not written back: %v", operation, err)
		}
	}
}

// trap:T16 A function that is asked for a key may fail with the key in its error.
func TestFailingKeySource(t *testing.T) {
	client, err := njia.New(njia.WithBaseURL("http://x.invalid"), njia.WithAPIKeyFunc(func(context.Context) (string, error) {
		return "", errors.New("vault has no " + apiKey)
	}))
	if err != nil {
		t.Fatal(err)
	}
	err = read(t.Context(), client)
	var refused *njia.ConfigurationError
	if !errors.As(err, &refused) {
		t.Fatal(err)
	}
	mustHide(t, "error", fmt.Sprint(err), apiKey)
}

// FuzzNothingShowsTheKey: whatever the key is made of, no printer of the client shows it.
func FuzzNothingShowsTheKey(f *testing.F) {
	f.Add("svc_test_abcdefgh")
	f.Fuzz(func(t *testing.T, key string) {
		if len(key) < 12 {
			return
		}
		client, err := njia.New(njia.WithBaseURL("http://x.invalid"), njia.WithAPIKey(key))
		if strings.Contains(fmt.Sprint(err), key) || client != nil && strings.Contains(printed(client), key) {
			t.Errorf("%q is shown", key)
		}
	})
}
