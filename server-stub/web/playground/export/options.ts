import type { Node } from "./document.ts";
import type { Journey } from "./journey.ts";

/** What may be asked of an export; absent members have the defaults of the API description. */
export interface ExportOptions {
  /** Only operations with these tags, compared without regard to case. */
  readonly tags?: readonly string[] | undefined;
  /** Only the steps of this journey. */
  readonly journey?: string | undefined;
  readonly env?: "sandbox" | "live" | undefined;
  /** Origin that the requests go to. */
  readonly baseUrl: string;
  readonly tests?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  readonly part?: "collection" | "environment" | undefined;
}

/** What every export is made of. */
export interface ExportSource {
  /** The published API description. */
  readonly document: Node;
  readonly journeys: readonly Journey[];
  /** The journey that is exported when none is named. */
  readonly everything: Journey;
  /** Ids of operations that this installation does not serve. */
  readonly unserved: readonly string[];
  /** Why an operation is in no export, by its id. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** RFC 3339 date of the API description's release; it stands for the time of the export. */
  readonly releasedAt: string;
}

/** An export that cannot be made; `option` names what to change. */
export class ExportRefused extends Error {
  readonly option: keyof ExportOptions;
  constructor(option: keyof ExportOptions, message: string) {
    super(message);
    this.option = option;
  }
}
