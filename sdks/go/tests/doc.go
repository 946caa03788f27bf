// Package tests proves what this SDK promises: against a server of raw sockets that plays faults, over the fake transport, and
// against the real server of this repository. Comments such as trap:T12 name the rows of the catalogue of traps.
package tests
