/** What is known about a response besides its value. */
package dev.njia.meta;
