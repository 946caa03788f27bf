/** JSON without loss: numbers keep their text, unknown members their place. */
package dev.njia.json;
