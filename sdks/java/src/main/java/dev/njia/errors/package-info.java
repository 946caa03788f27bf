/** Everything a client raises: one root, {@code NjiaException}, all of it unchecked. */
package dev.njia.errors;
