import manifest from "../package.json" with { type: "json" };

/** The release number of this server, as info.version of the API description. */
export const RELEASE: string = manifest.version;
