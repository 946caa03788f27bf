/** Whether a place has a name of its own: a component schema, or what a reference into another file names. */
export function isComponent(at: string): boolean {
  return (
    /^(?:[^/][^#]*#)?\/components\/schemas\/[^/]+$/.test(at) ||
    /^[^/][^#]*#(?:\/(?:definitions\/)?[^/]+)?$/.test(at)
  );
}

/** The name that a component's place ends in; a file's base name where it is a whole file. */
export function componentName(key: string): string {
  const last = key.slice(key.lastIndexOf("/") + 1).replace(/#.*$/, "");
  const name = last.replaceAll("~1", "/").replaceAll("~0", "~");
  return key.includes("#") && !/#.+/.test(key) ? name.replace(/\.[^.]+$/, "") : name;
}
