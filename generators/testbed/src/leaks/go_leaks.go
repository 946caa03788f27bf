// Prints where the canary stands in Go code outside literals and comments, and what does not parse.
// Reads one file per line: path and text in base64, apart by a blank.
package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"strings"
)

func decode(text string) string {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		panic(err)
	}
	return string(bytes)
}

// isDirective tells whether the compiler obeys a comment.
func isDirective(comment string) bool {
	return strings.HasPrefix(comment, "//go:") || strings.HasPrefix(comment, "//line ") ||
		strings.HasPrefix(comment, "/*line ") || strings.HasPrefix(comment, "//export ")
}

func leaksOf(path, text, canary string) []string {
	files := token.NewFileSet()
	if _, err := parser.ParseFile(files, path, text, parser.ParseComments); err != nil {
		return []string{err.Error()}
	}
	file := files.AddFile(path, -1, len(text))
	var lexer scanner.Scanner
	lexer.Init(file, []byte(text), nil, scanner.ScanComments)
	var found []string
	for {
		at, kind, literal := lexer.Scan()
		if kind == token.EOF {
			return found
		}
		safe := kind == token.STRING || kind == token.CHAR || (kind == token.COMMENT && !isDirective(literal))
		if !safe && strings.Contains(literal, canary) {
			found = append(found, fmt.Sprintf("%s the canary is code", files.Position(at)))
		}
	}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	for lines.Scan() {
		path, text, _ := strings.Cut(lines.Text(), " ")
		for _, complaint := range leaksOf(decode(path), decode(text), os.Args[1]) {
			fmt.Println(complaint)
		}
	}
}
