import { sha256Hex } from "../../crypto/digest.ts";
import type { Db, Row, Statement } from "../db.ts";

/** What a server asks for: up to `want` requests of a quota, after `debt` requests that it let pass without asking. */
export interface LeaseRequest {
  readonly bucket: string;
  readonly window: number;
  readonly limit: number;
  readonly want: number;
  readonly debt: number;
}

export interface Lease {
  readonly granted: number;
  /** What all servers together have taken in this window, this lease included. */
  readonly leased: number;
}

const LEASE: Statement = {
  name: "rate_lease",
  text: `insert into platform.rate_windows as w (bucket, window_no, leased, granted)
         values ($1, $2, $5::integer + least($4::integer, greatest(0, $3::integer - $5::integer)), least($4::integer, greatest(0, $3::integer - $5::integer)))
         on conflict (bucket, window_no) do update set
           leased = w.leased + $5 + least($4, greatest(0, $3 - w.leased - $5)), granted = least($4, greatest(0, $3 - w.leased - $5))
         returning leased, granted`,
};
const FORGET: Statement = {
  name: "rate_forget",
  text: "delete from platform.rate_windows where window_no < $1",
};

/** Takes a part of a quota for one server. All servers together never get more than the limit. */
export async function leaseQuota(db: Db, request: LeaseRequest): Promise<Lease> {
  const { bucket, window, limit, want, debt } = request;
  const [row] = await db.run<Row>(LEASE, [sha256Hex(bucket), window, limit, want, debt]);
  return { granted: Number(row?.["granted"]), leased: Number(row?.["leased"]) };
}

/** Removes windows that are over. */
export async function forgetWindows(db: Db, before: number): Promise<void> {
  await db.run(FORGET, [before]);
}
