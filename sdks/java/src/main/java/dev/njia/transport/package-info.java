/** One attempt of a call on the wire: HTTP/1.1 over sockets, or whatever a program puts in its place. */
@NullMarked
package dev.njia.transport;

import org.jspecify.annotations.NullMarked;
