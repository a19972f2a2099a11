import { StorageFailure } from '../storageFailure.ts';

/** A site is not ready for this many milliseconds after a failed read. */
const remembered = 60_000;

/** Remembers a failed read, so that readiness reports what visitors see. */
export function createDamageNotes(isDamage: (error: unknown) => boolean) {
  let last: { error: unknown; at: number } | undefined;
  return {
    note(error: unknown) {
      if (isDamage(error)) last = { error, at: performance.now() };
    },
    /** Throws `StorageFailure` for a while after each such error, and then until `check` passes. */
    refuse(check: () => void = () => undefined) {
      if (!last) return;
      if (performance.now() - last.at < remembered) throw new StorageFailure('unavailable', last.error);
      last.at = performance.now();
      check();
      last = undefined;
    },
  };
}
