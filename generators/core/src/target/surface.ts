/** `api.txt`: the public surface, one symbol per line. */
export {};
