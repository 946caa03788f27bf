import { API_VERSION } from "../domain/shared/events.ts";
import { Refusal } from "../domain/shared/refusal.ts";
import { renderFor, showsAsStored, SUPPORTED_VERSIONS } from "../domain/shared/versions.ts";

export { renderFor, showsAsStored, SUPPORTED_VERSIONS };

/** The version of a request: the header's, else the key's, else the current one. Throws api_version_unsupported. */
export function chooseVersion(header: string | undefined, pinned: string | null): string {
  const chosen = header ?? pinned ?? API_VERSION;
  if (SUPPORTED_VERSIONS.includes(chosen)) return chosen;
  throw unsupportedVersion(chosen);
}

/** Says which versions there are. */
export function unsupportedVersion(version: string): Refusal {
  return new Refusal({
    code: "api_version_unsupported",
    detail: `There is no API version ${version}. Use ${SUPPORTED_VERSIONS.join(" or ")}.`,
    members: { supported: SUPPORTED_VERSIONS },
  });
}
