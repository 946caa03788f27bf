/** What travels: objects, enums, unions, parameters. */
@NullMarked
package dev.njia.model;

import org.jspecify.annotations.NullMarked;
