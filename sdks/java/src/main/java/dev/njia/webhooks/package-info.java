/** Webhooks: signatures after Standard Webhooks 1.0, checked before anything is parsed. */
@NullMarked
package dev.njia.webhooks;

import org.jspecify.annotations.NullMarked;
