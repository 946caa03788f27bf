// Package measure runs the same measurements in every probe: each is a process of its own, so that no library pays for another.
package measure

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"syscall"
	"testing"
	"time"
)

// Figures is what a probe tells about its library. Times are nanoseconds of processor time, sizes octets.
type Figures struct {
	CallNs, CallAllocs, CallBytes float64
	DecodeNs, DecodeAllocs        float64
	PlainNs, PlainAllocs          float64
	Memory                        float64
}

const calls = 3000

// Run measures one call over and over, and the decoding of one object by the library and by encoding/json into a plain struct.
// The figures go to standard output as JSON.
func Run(call func() error, decode, plain func() error) {
	figures := Figures{}
	must(call())
	figures.Memory = residentSet()
	for range 200 {
		must(call())
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	started := processorTime()
	for range calls {
		must(call())
	}
	figures.CallNs = float64(processorTime()-started) / calls
	runtime.ReadMemStats(&after)
	figures.CallAllocs = float64(after.Mallocs-before.Mallocs) / calls
	figures.CallBytes = float64(after.TotalAlloc-before.TotalAlloc) / calls
	figures.DecodeNs, figures.DecodeAllocs = bench(decode)
	figures.PlainNs, figures.PlainAllocs = bench(plain)
	must(json.NewEncoder(os.Stdout).Encode(figures))
}

func bench(work func() error) (ns, allocs float64) {
	best := testing.BenchmarkResult{}
	for range 3 {
		result := testing.Benchmark(func(b *testing.B) {
			b.ReportAllocs()
			for range b.N {
				must(work())
			}
		})
		if best.N == 0 || result.NsPerOp() < best.NsPerOp() {
			best = result
		}
	}
	return float64(best.T.Nanoseconds()) / float64(best.N), float64(best.AllocsPerOp())
}

func processorTime() time.Duration {
	var usage syscall.Rusage
	must(syscall.Getrusage(syscall.RUSAGE_SELF, &usage))
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// residentSet is the largest one so far; Linux counts it in kB, macOS in octets.
func residentSet() float64 {
	var usage syscall.Rusage
	must(syscall.Getrusage(syscall.RUSAGE_SELF, &usage))
	if runtime.GOOS == "darwin" {
		return float64(usage.Maxrss)
	}
	return float64(usage.Maxrss) * 1024
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
