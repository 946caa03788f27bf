/** Tests without a network. */
package dev.njia.testing;
