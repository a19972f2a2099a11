import { StorageFailure } from './storageFailure.ts';

/** Milliseconds after a reading that failed in which a site does not count as ready. */
const remembered = 60_000;

/** Keeps in mind that something could not be read, so that readiness says what visitors see. */
export function createDamageNotes(isDamage: (error: unknown) => boolean) {
  let last: { error: unknown; at: number } | undefined;
  return {
    note(error: unknown) {
      if (isDamage(error)) last = { error, at: performance.now() };
    },
    /** Throws `StorageFailure` for a while after each such error, and then for as long as `check` throws. */
    refuse(check: () => void = () => undefined) {
      if (!last) return;
      if (performance.now() - last.at < remembered) throw new StorageFailure('unavailable', last.error);
      last.at = performance.now();
      check();
      last = undefined;
    },
  };
}
