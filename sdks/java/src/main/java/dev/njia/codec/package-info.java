/** Models: how JSON becomes values of Java and back, without loss. */
package dev.njia.codec;
