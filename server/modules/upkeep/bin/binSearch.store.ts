import { setImmediate } from 'node:timers/promises';
import { and, desc, inArray, lt } from 'drizzle-orm';
import { fold } from '../../../../common/text/letters.ts';
import type { Tx } from '../../../db/database.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { pageOf, placeAfter, type PageRequest } from '../../../db/page.ts';
import { binNewestFirst, type BinPage } from '../../../entity/bin.store.ts';

/** This many names are read before other work gets a turn. */
const atOnce = 2000;

/** Lists the deleted rows of these entities whose name has all words, the latest first. Throws `BadCursor`. */
export async function binSearchPage(
  db: Tx,
  entities: string[],
  search: string,
  request: PageRequest,
): Promise<BinPage> {
  const first = request.first ?? 20;
  const found = await seqsWith(db, entities, fold(search).split(/\s+/).filter(Boolean));
  const place = placeAfter(request.after, binNewestFirst);
  const wanted = (place ? found.filter((seq) => seq < Number(place.key)) : found).slice(0, first + 1);
  const rows = await db.select().from(bin).where(inArray(bin.seq, wanted)).orderBy(desc(bin.seq));
  const entries = rows.map((row) => ({ ...row, id: String(row.seq) }));
  return pageOf(entries, { ...request, first }, binNewestFirst, async () => found.length);
}

/** The database does not fold Turkish letters, and the bin holds one month: its names are read. */
async function seqsWith(db: Tx, entities: string[], words: string[]): Promise<number[]> {
  const found: number[] = [];
  for (let last: number | undefined, more = true; more; await setImmediate()) {
    const rows = await db
      .select({ seq: bin.seq, name: bin.name })
      .from(bin)
      .where(and(inArray(bin.entity, entities), last === undefined ? undefined : lt(bin.seq, last)))
      .orderBy(desc(bin.seq))
      .limit(atOnce);
    for (const { seq, name } of rows) {
      const folded = fold(name);
      if (words.every((word) => folded.includes(word))) found.push(seq);
    }
    last = rows.at(-1)?.seq;
    more = rows.length === atOnce;
  }
  return found;
}
