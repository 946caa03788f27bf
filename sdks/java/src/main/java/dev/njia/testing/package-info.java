/** Tests without a network. */
@NullMarked
package dev.njia.testing;

import org.jspecify.annotations.NullMarked;
