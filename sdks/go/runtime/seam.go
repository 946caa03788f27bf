package runtime

import (
	"context"
	"math/rand/v2"
	"sync"
	"time"
)

// Seam is the one source of time and chance in this SDK. Tests replace it through WithSeam to run in virtual time; a nil
// function keeps the real one. Attempt timeouts stay real.
type Seam struct {
	Now func() time.Time
	// Sleep waits, and returns the context's error as soon as the context ends.
	Sleep func(ctx context.Context, wait time.Duration) error
	// Random yields numbers in [0, 1).
	Random func() float64
}

func (s Seam) withDefaults() Seam {
	if s.Now == nil {
		s.Now = time.Now
	}
	if s.Sleep == nil {
		s.Sleep = sleep
	}
	if s.Random == nil {
		s.Random = rand.Float64
	}
	return s
}

func sleep(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// VirtualTime is a seam in which waiting takes no time: the clock starts at a moment and moves by each wait.
func VirtualTime(start time.Time) Seam {
	var mu sync.Mutex
	now := start
	return Seam{
		Now: func() time.Time {
			mu.Lock()
			defer mu.Unlock()
			return now
		},
		Sleep: func(ctx context.Context, wait time.Duration) error {
			mu.Lock()
			defer mu.Unlock()
			now = now.Add(wait)
			return ctx.Err()
		},
	}
}
