import type { Database } from '../databases/database.ts';
import type { Outcome } from '../outcome/outcome.ts';

type Row = { id: string; price: number; version: number };

/** In hundredths of a lira. Each plan adds as much, so that a plan that was done twice is seen. */
export const step = 100;

/** Keeps what every product has to cost by now, and how often it was changed. */
export async function createPlanned(database: Database, outcome: Outcome) {
  const read = async () =>
    new Map(
      (await database.rows<Row>('select id, price, version from products where price is not null')).map((row) => [
        row.id,
        { price: Number(row.price), version: Number(row.version) },
      ]),
    );
  const expected = await read();
  return {
    ids: [...expected.keys()],
    /** Says whether a plan over these was done, and notes one that was done in part, twice, or to others. */
    async look(ids: readonly string[], when: string): Promise<boolean> {
      const [now, chosen] = [await read(), new Set(ids)];
      let [done, waits] = [0, 0];
      for (const [id, before] of expected) {
        const after = now.get(id);
        const raised = (after?.price ?? 0) - before.price;
        const saves = (after?.version ?? 0) - before.version;
        if (chosen.has(id) && raised === step && saves === 1) done++;
        else if (raised === 0 && saves === 0) waits += Number(chosen.has(id));
        else outcome.lost.push(`product ${id} ${when}: ${raised} more, ${saves} saves`);
      }
      if (done > 0 && waits > 0) outcome.lost.push(`${when}: ${done} are changed and ${waits} are not`);
      return done > 0;
    },
    /** From now on these have their new price. */
    raise(ids: readonly string[]) {
      for (const id of ids) {
        const before = expected.get(id);
        if (before) expected.set(id, { price: before.price + step, version: before.version + 1 });
      }
    },
  };
}
