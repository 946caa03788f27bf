/** A user's module: names the library and nothing else. */
module consumer {
    requires dev.njia;
}
