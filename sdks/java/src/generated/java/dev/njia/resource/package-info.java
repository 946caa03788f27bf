/** The operations, resource by resource. */
@NullMarked
package dev.njia.resource;

import org.jspecify.annotations.NullMarked;
