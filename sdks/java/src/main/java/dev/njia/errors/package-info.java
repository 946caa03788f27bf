/** Everything a client raises: one root, {@code NjiaException}, all of it unchecked. */
@NullMarked
package dev.njia.errors;

import org.jspecify.annotations.NullMarked;
