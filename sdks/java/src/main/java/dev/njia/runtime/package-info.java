/** The behaviour of a client: attempts, waits, credentials, results, lists. Generated code only declares. */
package dev.njia.runtime;
