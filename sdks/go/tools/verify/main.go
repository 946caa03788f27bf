// Command verify uses the packaged module as its users do: an empty module gets it from a module proxy made of files, and a
// program there makes a payment, reads errors, pages a list and verifies a webhook on a real server. NJIA_BASE_URL and
// NJIA_API_KEY name the server; without them one is started.
package main

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed live/program.go.txt
var program []byte

func main() {
	if err := verify(); err != nil {
		fmt.Fprintln(os.Stderr, "verify:", err)
		os.Exit(1)
	}
}

func verify() error {
	base, key := os.Getenv("NJIA_BASE_URL"), os.Getenv("NJIA_API_KEY")
	if base == "" {
		var stop func()
		var err error
		if base, key, stop, err = start(); err != nil {
			return err
		}
		defer stop()
	}
	proxy, err := filepath.Abs("../dist/proxy")
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "njia-go-verify-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	if err := os.WriteFile(filepath.Join(folder, "main.go"), program, 0o600); err != nil {
		return err
	}
	// Only this proxy is asked, and nothing that was downloaded before is seen.
	env := append(os.Environ(), "GOPROXY=file://"+proxy, "GONOSUMDB=*", "GOFLAGS=-modcacherw", "GOMODCACHE="+filepath.Join(folder, "modules"),
		"GOTOOLCHAIN=local", "NJIA_BASE_URL="+base, "NJIA_API_KEY="+key)
	versions, err := filepath.Glob(filepath.Join(proxy, "github.com/njia/njia-go/v2/@v/*.mod"))
	if err != nil || len(versions) != 1 {
		return fmt.Errorf("the proxy holds %d versions, want 1: %w", len(versions), err)
	}
	version := strings.TrimSuffix(filepath.Base(versions[0]), ".mod")
	for _, args := range [][]string{
		{"mod", "init", "example.test/shop"}, {"get", "github.com/njia/njia-go/v2@" + version}, {"vet", "."}, {"run", "."}, {"list", "-m", "all"},
	} {
		command := exec.Command("go", args...)
		command.Dir, command.Env = folder, env
		out, err := command.CombinedOutput()
		if err != nil {
			return fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, out)
		}
		switch args[0] {
		case "run":
			fmt.Print(string(out))
		case "list":
			if lines := strings.Fields(string(out)); len(lines) != 3 {
				return fmt.Errorf("the module brings others: %s", out)
			}
		}
	}
	return nil
}

// start runs the real server with its demo tenants.
func start() (base, key string, stop func(), err error) {
	folder, err := os.MkdirTemp("", "njia-go-server-")
	if err != nil {
		return "", "", nil, err
	}
	command := exec.Command("node", "../../../server-stub/src/main.ts", "serve", "--demo")
	command.Env = append(os.Environ(), "PORT=0", "LOG_LEVEL=error", "ALLOW_LOOPBACK_WEBHOOKS=true", "NJIA_DATA_DIR="+folder)
	command.Stderr = os.Stderr
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		return "", "", nil, err
	}
	stop = func() {
		_ = command.Process.Signal(os.Interrupt)
		_ = command.Wait()
		_ = os.RemoveAll(folder)
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var ready struct {
			Ready       bool
			URL, APIKey string
		}
		if json.Unmarshal(lines.Bytes(), &ready) == nil && ready.Ready {
			go func() {
				for lines.Scan() { // what it prints later must not fill the pipe
				}
			}()
			return ready.URL, ready.APIKey, stop, nil
		}
	}
	stop()
	return "", "", nil, errors.New("the server ended before it was ready")
}
