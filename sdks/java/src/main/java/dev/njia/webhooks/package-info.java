/** Webhooks: signatures after Standard Webhooks 1.0, checked before anything is parsed. */
package dev.njia.webhooks;
