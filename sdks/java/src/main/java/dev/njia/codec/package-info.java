/** Models: how JSON becomes values of Java and back, without loss. */
@NullMarked
package dev.njia.codec;

import org.jspecify.annotations.NullMarked;
