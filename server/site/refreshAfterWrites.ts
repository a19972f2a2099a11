import type { Services } from '../context/context.ts';

/**
 * Calls `refresh` after each write, of this process or another, so that the next visitor mostly meets a page that is up
 * to date already. Writes that come while it is at work are covered by one more round. Returns how to stop it.
 */
export function refreshAfterWrites(
  { changes, db, log }: Pick<Services, 'changes' | 'db' | 'log'>,
  refresh: (until: AbortSignal) => Promise<void>,
) {
  const stop = new AbortController();
  const revisions = changes.follow(() => Promise.resolve([db.revision()]));
  const run = async () => {
    let last = 0;
    for await (const revision of revisions) {
      // A write that no page shows, or one of those that the last round has covered.
      if (revision === last) continue;
      last = revision;
      await refresh(stop.signal).catch((error: unknown) => log.error({ err: error }, 'pages cannot be refreshed'));
    }
  };
  run().catch((error: unknown) => log.error({ err: error }, 'changes cannot be followed'));
  return () => {
    stop.abort();
    void revisions.return?.();
  };
}
