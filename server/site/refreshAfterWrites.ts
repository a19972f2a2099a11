import type { Services } from '../context/context.ts';

/**
 * Calls `refresh` after each write, of this process or another, so that the next visitor usually gets a page that is
 * already rendered. One more round covers all writes that come during a round. Returns a function that stops it.
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
      // The last round has covered this revision.
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
