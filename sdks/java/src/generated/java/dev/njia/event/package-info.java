/** What the API sends by itself. */
@NullMarked
package dev.njia.event;

import org.jspecify.annotations.NullMarked;
