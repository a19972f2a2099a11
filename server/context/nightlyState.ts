/** The state of the nightly backup; times are in milliseconds since 1970. */
export type NightlyState = {
  /** The time of the newest backup; null when there is none. */
  madeAt: number | null;
  /** The size of the newest backup; null when there is none. */
  bytes: number | null;
  /** The time of the last attempt if it failed; null when it succeeded. */
  failedAt: number | null;
  /** The reason of the failure, in a sentence for the admin. */
  failure: string | null;
};
