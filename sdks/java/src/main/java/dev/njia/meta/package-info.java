/** What is known about a response besides its value. */
@NullMarked
package dev.njia.meta;

import org.jspecify.annotations.NullMarked;
