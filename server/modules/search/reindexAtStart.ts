import type { Services } from '../../core/context.ts';
import { reindexJob } from './reindex.job.ts';
import { isCurrent, reindexIfNeeded, rowsOf, sentence, type SearchIndexes } from './reindex.ts';

/** Done sooner than a worker starts. */
const fewRows = 500;

/** As `reindexIfNeeded`, in a worker when there is much to do: whoever asks meanwhile is told to come again. */
export async function reindexAtStart(
  { db, heavyWork }: Pick<Services, 'db' | 'heavyWork'>,
  all: SearchIndexes,
  say: (line: string) => void,
) {
  if (await isCurrent(db, all.rules)) return;
  const rows = await rowsOf(db, all);
  if (rows <= fewRows) return reindexIfNeeded(db, all, { say });
  say(sentence(rows));
  await heavyWork.run(reindexJob, { rules: all.rules });
}
