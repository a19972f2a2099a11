import type { Db } from '../../../db/database.ts';
import { putState, statesOfThings, type TextStatus } from '../../../entity/texts.store.ts';
import { chosenIds } from '../../catalogue/products/products.choice.ts';
import type { Choice } from '../../catalogue/products/products.choice.ts';

type Wanted = { choice: Choice; language: string; status: TextStatus };

/** Sets the state of the texts of chosen products in a language, in one step, and returns those whose state is another by now. */
export const setStatuses = (db: Db, { choice, language, status }: Wanted): Promise<string[]> =>
  db.write(async (tx) => {
    const ids = await chosenIds(tx, choice, Number.MAX_SAFE_INTEGER);
    const states = new Map(
      (await statesOfThings(tx, 'product', ids)).flatMap((one) => (one.language === language ? [[one.id, one]] : [])),
    );
    const changed = ids.filter((id) => {
      const now = states.get(id);
      return (now?.status ?? 'PUBLISHED') !== status || (now?.publishAt ?? null) !== null;
    });
    for (const id of changed) await putState(tx, { entity: 'product', id, language }, { status, publishAt: null });
    return changed;
  });
