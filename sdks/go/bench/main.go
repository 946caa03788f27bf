// Command bench measures this SDK beside stripe-go and openai-go, which come through the Go proxy, and beside the standard
// library alone; each in a process of its own against one server on loopback. It prints ratios and the figures of the SDK's
// acceptance table with pass or miss. Figures depend on the machine, ratios hardly.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/njia/njia-go/v2/bench/measure"
	"github.com/njia/njia-go/v2/njiatest"
)

const (
	charge = `{"id":"ch_1","object":"charge","amount":100,"currency":"usd","metadata":{},"livemode":false,"captured":true,` +
		`"created":1,"description":null,"paid":true,"refunded":false,"status":"succeeded"}`
	model = `{"id":"m","object":"model","created":1,"owned_by":"x"}`
	plain = `{"id":"acct_1","object":"account","livemode":false,"version":1,"name":"Main","currency":"XAF","externalId":null,` +
		`"metadata":{},"balance":100}`
)

// library is one column; path names its probe.
type library struct {
	name, body string
	measure.Figures
	binary, compile float64
	requires        int
}

func main() {
	if err := bench(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func bench() error {
	_, account, _ := njiatest.Fixture("getAccount")
	libraries := []*library{
		{name: "floor", body: plain}, {name: "njia", body: string(account)}, {name: "stripe", body: charge}, {name: "openai", body: model},
	}
	bodies := map[string]string{"/v1/charges/ch_1": charge, "/models/m": model, "/accounts/acct_1": plain, "/v1/accounts/acct_1": string(account)}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(bodies[r.URL.Path]))
	}))
	defer server.Close()
	folder, err := os.MkdirTemp("", "njia-go-bench-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	for _, one := range libraries {
		if err := one.build(folder); err != nil {
			return err
		}
	}
	for _, one := range libraries {
		if err := one.probe(folder, server.URL); err != nil {
			return err
		}
	}
	show(libraries)
	return nil
}

// build compiles a probe with a cache that holds the standard library alone, and counts processor time.
func (l *library) build(folder string) error {
	env := append(os.Environ(), "GOCACHE="+filepath.Join(folder, "cache"))
	probe := "./probe/" + l.name
	standard, err := exec.Command("go", "list", "-deps", "-f", "{{if .Standard}}{{.ImportPath}}{{end}}", probe).Output()
	if err != nil {
		return err
	}
	if _, err := run(env, "go", append([]string{"build"}, strings.Fields(string(standard))...)...); err != nil {
		return err
	}
	output := filepath.Join(folder, l.name)
	spent, err := run(env, "go", "build", "-trimpath=false", "-o", output, probe)
	if err != nil {
		return err
	}
	info, err := os.Stat(output)
	if err != nil {
		return err
	}
	l.compile, l.binary = spent.Seconds(), float64(info.Size())
	modules, err := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", probe).Output()
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, path := range strings.Fields(string(modules)) {
		seen[path] = true
	}
	l.requires = max(0, len(seen)-2) // without the bench and the library itself
	return nil
}

func run(env []string, program string, args ...string) (time.Duration, error) {
	command := exec.Command(program, args...)
	command.Env = env
	if out, err := command.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("%s %s: %w\n%s", program, strings.Join(args, " "), err, out)
	}
	return command.ProcessState.UserTime() + command.ProcessState.SystemTime(), nil
}

func (l *library) probe(folder, url string) error {
	command := exec.Command(filepath.Join(folder, l.name), url, l.body)
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return fmt.Errorf("probe %s: %w", l.name, err)
	}
	return json.Unmarshal(out, &l.Figures)
}

func show(libraries []*library) {
	floor, ours := libraries[0], libraries[1]
	fmt.Printf("%-34s%10s%10s%10s%10s\n", "figure", "floor", "njia", "stripe", "openai")
	row := func(what string, of func(*library) float64) {
		fmt.Printf("%-34s", what)
		for _, one := range libraries {
			fmt.Printf("%10.1f", of(one))
		}
		fmt.Println()
	}
	row("one call, us CPU", func(l *library) float64 { return l.CallNs / 1e3 })
	row("one call, times the floor", func(l *library) float64 { return l.CallNs / floor.CallNs })
	row("one call, allocations", func(l *library) float64 { return l.CallAllocs })
	row("one call, kB allocated", func(l *library) float64 { return l.CallBytes / 1e3 })
	row("decode, us", func(l *library) float64 { return l.DecodeNs / 1e3 })
	row("decode, times encoding/json", func(l *library) float64 { return l.DecodeNs / l.PlainNs })
	row("decode, allocations ratio", func(l *library) float64 { return l.DecodeAllocs / l.PlainAllocs })
	row("memory after a call, MB", func(l *library) float64 { return l.Memory / 1e6 })
	row("binary above the floor, MB", func(l *library) float64 { return (l.binary - floor.binary) / 1e6 })
	row("cold compile, s CPU", func(l *library) float64 { return l.compile })
	row("modules it brings", func(l *library) float64 { return float64(l.requires) })
	fmt.Println("\nacceptance of the Go SDK")
	missed := 0
	for _, goal := range []struct {
		what        string
		got, target float64
	}{
		{"1  modules it brings", float64(ours.requires), 0},
		{"2  cold compile, s CPU", ours.compile, 6},
		{"3  binary above the floor, MB", (ours.binary - floor.binary) / 1e6, 1.2},
		{"4  decode time, times encoding/json", ours.DecodeNs / ours.PlainNs, 1.5},
		{"4  decode allocations, ratio", ours.DecodeAllocs / ours.PlainAllocs, 1.5},
	} {
		verdict := "pass"
		if goal.got > goal.target {
			verdict = "MISS"
			missed++
		}
		fmt.Printf("%-40s%8.2f%8.2f  %s\n", goal.what, goal.got, goal.target, verdict)
	}
	fmt.Printf("\n%d missed; 5 to 17 are proved by lint, tests and conformance\n", missed)
}
