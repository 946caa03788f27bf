/** The behaviour of a client: attempts, waits, credentials, results, lists. Generated code only declares. */
@NullMarked
package dev.njia.runtime;

import org.jspecify.annotations.NullMarked;
