// Command lint runs the strict tools over this SDK, generated code included, and over the modules beside it. Nothing is
// suppressed: it fails on the first finding of any tool, and on any comment that would hide one.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// modules are all that have a go.mod of their own; those with dependencies are only checked for form and by vet.
var modules = []string{"..", ".", "../bench", "../../../conformance/drivers/go"}

func main() {
	failed := 0
	for _, folder := range modules {
		failed += silent(folder, "gofmt", "gofmt", "-l", ".")
		failed += check(folder, "go vet", "go", "vet", "./...")
		failed += check(folder, "go mod tidy", "go", "mod", "tidy", "-diff")
	}
	binary := filepath.Join(os.TempDir(), fmt.Sprintf("njia-staticcheck-%d", os.Getpid()))
	defer func() { _ = os.Remove(binary) }()
	failed += check(".", "staticcheck itself", "go", "build", "-o", binary, "honnef.co/go/tools/cmd/staticcheck")
	failed += check("..", "staticcheck", binary, "-checks", "all", "./...")
	failed += suppressions("..")
	fmt.Printf("lint: %d passed, %d failed\n", 3*len(modules)+3-failed, failed)
	if failed > 0 {
		_ = os.Remove(binary)
		os.Exit(1)
	}
}

// check runs a tool that tells by its exit status, silent one that tells by its output.
func check(folder, name, program string, args ...string) int {
	out, err := run(folder, program, args...)
	return judge(folder, name, out, err != nil)
}

func silent(folder, name, program string, args ...string) int {
	out, err := run(folder, program, args...)
	return judge(folder, name, out, err != nil || out != "")
}

func run(folder, program string, args ...string) (string, error) {
	command := exec.Command(program, args...)
	command.Dir = folder
	out, err := command.CombinedOutput()
	return strings.TrimSpace(string(out)), err
}

func judge(folder, name, out string, bad bool) int {
	if !bad {
		return 0
	}
	fmt.Printf("%s, %s:\n%s\n", folder, name, out)
	return 1
}

// suppressions finds comments by which a linter is told to be quiet.
func suppressions(root string) int {
	quiet := regexp.MustCompile(`//\s*(nolint|lint:(ignore|file-ignore)|#nosec)`)
	failed := 0
	err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" || strings.Contains(path, filepath.Join("tools", "lint")) {
			return err
		}
		text, err := os.ReadFile(path)
		if found := quiet.Find(text); found != nil {
			fmt.Printf("%s: %s\n", path, found)
			failed = 1
		}
		return err
	})
	if err != nil {
		fmt.Println(err)
		return 1
	}
	return failed
}
