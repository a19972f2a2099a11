/** How the nightly backup does; times in milliseconds since 1970. */
export type NightlyState = {
  /** Of the newest; null when there is none. */
  madeAt: number | null;
  /** Size of the newest; null when there is none. */
  bytes: number | null;
  /** Of the last try; null when it went well. */
  failedAt: number | null;
  /** Why, in a sentence for the admin. */
  failure: string | null;
};
