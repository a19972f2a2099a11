import { dayHere } from '../../../core/companyDays.ts';
import type { Db } from '../../../db/database.ts';
import type { Count } from '../../../db/tables/figureTables.ts';
import type { Figures, Taken } from '../../../figures/figures.ts';
import { hasManyDigits } from '../../../figures/wordToCount.ts';
import { wholeTitle } from '../../../search/entry.ts';
import { hasTerm } from '../../../search/searchIndex.ts';
import { productIndex } from '../products/products.rows.ts';
import { productPage } from '../products/products.store.ts';
import { addFigures } from './figures.store.ts';
import { knownCounts } from './knownCounts.ts';
import { stepCounts } from './stepCounts.ts';

/** A search finds few products up to this number. */
const few = 19;

/** Stores what was counted since the last time. What cannot be stored stays counted. */
export async function storeFigures(db: Db, figures: Figures, now: number) {
  const taken = figures.take();
  if (taken.counts.length + taken.steps.length + taken.words.size === 0) return;
  try {
    const { counts: counted, steps, words } = taken;
    const counts = [
      ...(await knownCounts(db, counted)),
      ...(await stepCounts(db, steps)),
      ...(await wordCounts(db, words)),
    ];
    if (counts.length > 0) await addFigures(db, dayHere(now), counts);
  } catch (error) {
    figures.putBack(taken);
    throw error;
  }
}

/** Looks each word up once, so that the figures say how much it finds now, also where the page came from memory. */
async function wordCounts(db: Db, words: Taken['words']): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [word, n] of words) {
    // So many digits are the number of a person or a phone, unless the catalogue has them as a code.
    if (hasManyDigits(word) && !(await hasTerm(db, productIndex, wholeTitle(word)))) continue;
    counts.push({ kind: await kindOf(db, word), key: word, n });
  }
  return counts;
}

async function kindOf(db: Db, search: string): Promise<Count['kind']> {
  const { count, isPartial } = await productPage(db.visitors, { search }, { first: 0 });
  // What has only some of the words is no answer to the search.
  const hits = isPartial ? 0 : await count();
  if (hits === 0) return 'FOUND_NONE';
  if (hits === 1) return 'FOUND_ONE';
  return hits <= few ? 'FOUND_FEW' : 'FOUND_MANY';
}
