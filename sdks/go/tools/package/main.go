// Command package writes dist/: the module as a zip in the form of the Go modules reference, and proxy/, the layout in which a
// module proxy serves it. Two runs give the same octets.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"
)

// left are the folders and files that users of the module do not get; folders with a go.mod of their own are no part of it either.
var left = map[string]bool{"dist": true, "node_modules": true, "tests": true, "package.json": true, ".generated.json": true, "api.txt": true}

func main() {
	if err := build("..", "../dist"); err != nil {
		fmt.Fprintln(os.Stderr, "package:", err)
		os.Exit(1)
	}
}

func build(root, dist string) error {
	version, err := versionOf(root)
	if err != nil {
		return err
	}
	files, err := filesOf(root)
	if err != nil {
		return err
	}
	first, err := zipped(version, files)
	if err != nil {
		return err
	}
	second, err := zipped(version, files)
	if err != nil {
		return err
	}
	if !bytes.Equal(first, second) {
		return fmt.Errorf("two zips of the same files differ")
	}
	manifest, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dist); err != nil {
		return err
	}
	escaped, err := module.EscapePath(version.Path)
	if err != nil {
		return err
	}
	info := fmt.Sprintf(`{"Version":%q,"Time":"2026-01-01T00:00:00Z"}`, version.Version)
	served := filepath.Join(dist, "proxy", escaped, "@v")
	for path, content := range map[string][]byte{
		filepath.Join(dist, "njia-go-"+version.Version+".zip"): first,
		filepath.Join(served, version.Version+".zip"):          first,
		filepath.Join(served, version.Version+".mod"):          manifest,
		filepath.Join(served, version.Version+".info"):         []byte(info),
		filepath.Join(served, "list"):                          []byte(version.Version + "\n"),
	} {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%x  njia-go-%s.zip, %d files, %d kB\n", sha256.Sum256(first), version.Version, len(files), len(first)/1024)
	return nil
}

func versionOf(root string) (module.Version, error) {
	manifest, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return module.Version{}, err
	}
	described, err := os.ReadFile(filepath.Join(root, "package.json"))
	if err != nil {
		return module.Version{}, err
	}
	var workspace struct{ Version string }
	if err := json.Unmarshal(described, &workspace); err != nil {
		return module.Version{}, err
	}
	version := module.Version{Path: modfile.ModulePath(manifest), Version: "v" + workspace.Version}
	return version, module.Check(version.Path, version.Version)
}

// file is one file of the module.
type file struct{ root, path string }

func (f file) Path() string                 { return filepath.ToSlash(f.path) }
func (f file) Lstat() (os.FileInfo, error)  { return os.Lstat(filepath.Join(f.root, f.path)) }
func (f file) Open() (io.ReadCloser, error) { return os.Open(filepath.Join(f.root, f.path)) }

func filesOf(root string) ([]zip.File, error) {
	var paths []string
	err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil || name == "." {
			return err
		}
		_, own := os.Stat(filepath.Join(path, "go.mod"))
		switch {
		case entry.IsDir() && (left[name] || own == nil):
			return filepath.SkipDir
		case !entry.IsDir() && !left[name] && !strings.HasSuffix(name, "_test.go"):
			paths = append(paths, name)
		}
		return nil
	})
	sort.Strings(paths)
	files := make([]zip.File, len(paths))
	for i, path := range paths {
		files[i] = file{root, path}
	}
	return files, err
}

func zipped(version module.Version, files []zip.File) ([]byte, error) {
	var out bytes.Buffer
	err := zip.Create(&out, version, files)
	return out.Bytes(), err
}
