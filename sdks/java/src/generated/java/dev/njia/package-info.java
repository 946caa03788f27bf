/** The client of the Njia API. */
@NullMarked
package dev.njia;

import org.jspecify.annotations.NullMarked;
