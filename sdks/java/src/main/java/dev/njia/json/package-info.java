/** JSON without loss: numbers keep their text, unknown members their place. */
@NullMarked
package dev.njia.json;

import org.jspecify.annotations.NullMarked;
