import type { Services } from '../../../context/context.ts';
import { reindexJob } from './reindex.job.ts';
import { isCurrent, reindexIfNeeded, rowsOf, sentence, type SearchIndexes } from './reindex.ts';

/** So few rows are indexed sooner than a worker starts. */
const fewRows = 500;
/** Lines of progress are this many milliseconds apart. */
const tellEvery = 5000;

/**
 * Does the same as `reindexIfNeeded`, in a worker when there are many rows; requests meanwhile get an answer to come
 * back later.
 */
export async function reindexAtStart(
  { db, heavyWork }: Pick<Services, 'db' | 'heavyWork'>,
  all: SearchIndexes,
  say: (line: string) => void,
  doing: (what: string) => void = () => undefined,
) {
  if (await isCurrent(db, all.rules)) return;
  const rows = await rowsOf(db, all);
  if (rows <= fewRows) return reindexIfNeeded(db, all, { say });
  say(sentence(rows));
  doing('reindexing 0 %');
  const begun = performance.now();
  // The worker first reads all rows, and reports nothing meanwhile.
  let first: { done: number; at: number } | undefined;
  let toldAt = begun;
  const onProgress = (done: number) => {
    const now = performance.now();
    first ??= { done, at: now };
    doing(`reindexing ${Math.floor((done / rows) * 100)} %`);
    if (now - toldAt < tellEvery || done === first.done || done === rows) return;
    toldAt = now;
    const left = Math.ceil((((now - first.at) / (done - first.done)) * (rows - done)) / 1000);
    say(`Reindexed ${done} of ${rows} rows, about ${left} s more …`);
  };
  await heavyWork.run(reindexJob, { rules: all.rules }, { onProgress });
  say(`Reindexed ${rows} rows in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}
