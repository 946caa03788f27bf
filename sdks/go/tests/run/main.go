// Command run runs all tests of this SDK under the race detector, in random order, and ends with a line that counts them.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
)

func main() {
	command := exec.Command("go", "test", "-json", "-race", "-shuffle=on", "-timeout=300s", "./...")
	command.Stderr = os.Stderr
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	counts, said := map[string]int{}, map[string]string{}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var event struct{ Action, Package, Test, Output string }
		if json.Unmarshal(lines.Bytes(), &event) != nil {
			fmt.Println(lines.Text())
			continue
		}
		name := event.Package + " " + event.Test
		switch event.Action {
		case "output", "build-output":
			said[name] += event.Output
		case "fail":
			fmt.Print(said[name])
			fallthrough
		case "pass", "skip":
			if event.Test != "" {
				counts[event.Action]++
			} else if event.Action == "fail" {
				counts["package"]++
			}
		}
	}
	err = command.Wait()
	failed := counts["fail"]
	if err != nil && failed == 0 {
		failed = 1
	}
	fmt.Printf("go test: %d passed, %d failed\n", counts["pass"], failed)
	if failed > 0 {
		os.Exit(1)
	}
}
