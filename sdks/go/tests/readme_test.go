package tests

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadme runs every block of Go in the README over the fixtures, in a program of its own.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	if len(blocks) < 7 {
		t.Fatalf("%d blocks", len(blocks))
	}
	var program strings.Builder
	program.WriteString(`package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"github.com/njia/njia-go/v2"
	"github.com/njia/njia-go/v2/njiaiface"
	"github.com/njia/njia-go/v2/njiatest"
	"github.com/njia/njia-go/v2/webhook"
)

var (
	_ = errors.New
	_ = http.Handle
	_ = time.Second
	_ njiaiface.Payments
	_ webhook.Event
)

func main() {
	client, _, err := njiatest.NewClient()
	if err != nil {
		panic(err)
	}
	for i, block := range blocks {
		if err := block(context.Background(), client); err != nil {
			fmt.Fprintln(os.Stderr, "block", i+1, err)
			os.Exit(1)
		}
	}
}

`)
	names := make([]string, len(blocks))
	for i, block := range blocks {
		names[i] = fmt.Sprintf("block%d", i+1)
		code := strings.ReplaceAll(block[1], "njia.New()", "newClient()")
		fmt.Fprintf(&program, "func %s(ctx context.Context, client *njia.Client) error {\n%s\nreturn nil\n}\n\n", names[i], code)
	}
	program.WriteString("func newClient() (*njia.Client, error) {\n\tclient, _, err := njiatest.NewClient()\n\treturn client, err\n}\n\n")
	fmt.Fprintf(&program, "var blocks = []func(context.Context, *njia.Client) error{%s}\n", strings.Join(names, ", "))
	folder := t.TempDir()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	manifest := "module readme\n\ngo 1.24\n\nrequire github.com/njia/njia-go/v2 v2.0.0\n\nreplace github.com/njia/njia-go/v2 => " + root + "\n"
	for name, content := range map[string]string{"main.go": program.String(), "go.mod": manifest} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"vet", "."}, {"run", "."}} {
		command := exec.Command("go", args...)
		command.Dir = folder
		if out, err := command.CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s\n%s", args[0], err, out, program.String())
		}
	}
}
