package dev.njia.runtime;

/** How a list goes on: what to send, and where the answer tells items, next position and end. */
public final class Paging {
    /** The ways. */
    public enum Style {
        /** The answer names the next position. */
        CURSOR,
        /** The position is a count of items. */
        OFFSET,
        /** The position is the number of a page. */
        PAGE,
        /** The answer links to the next page. */
        LINK
    }

    final Style style;
    final String send;
    final String items;
    final String next;
    final String nextHeader;
    final String more;

    /**
     * Describes a list.
     *
     * @param style the way
     * @param send the parameter that carries the position
     * @param items JSON Pointer to the items
     * @param next JSON Pointer to the next position; empty when it is counted or in a header
     * @param nextHeader header with the next position; empty when it is in the body
     * @param more JSON Pointer to a boolean that tells whether more follow; may be empty
     */
    public Paging(Style style, String send, String items, String next, String nextHeader, String more) {
        this.style = style;
        this.send = send;
        this.items = items;
        this.next = next;
        this.nextHeader = nextHeader;
        this.more = more;
    }
}
