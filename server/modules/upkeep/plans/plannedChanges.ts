import type { Db } from '../../../db/database.ts';
import type { PlannedRow } from '../../../db/tables/planTables.ts';
import { differences } from '../../../entity/shownFields.ts';
import type { Step } from '../../catalogue/plans/plans.store.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { joined } from '../history/undoParts.ts';
import { after, keyOf, metIn, rowOf, thingsNow, type Thing } from './things.ts';

const mostShown = 100;

/** Lists what a step changes, in words; with `met`, only what somebody has changed since the plan was made. */
export async function changesOf(
  db: Db,
  { rows }: { rows: PlannedRow[] },
  { isBack, met }: Pick<Step, 'isBack'> & { met: boolean },
) {
  const now = await thingsNow(db, rows);
  const there = rows.flatMap((planned) => {
    const thing = now.get(keyOf(planned));
    const row = rowOf(planned, isBack);
    return thing && (!met || metIn(row, thing.values).length > 0) ? [{ row, thing }] : [];
  });
  return Promise.all(there.slice(0, mostShown).map(({ row, thing }) => inWords(db, row, thing)));
}

async function inWords(db: Db, row: PlannedRow, thing: Thing) {
  const recorded = recordedEntity(row.entity);
  const shown = (values: Thing['values']) => recorded.shown(joined(values, recorded), db);
  const present = new Map((await shown(thing.values)).map(({ field, text }) => [field, text]));
  const fields = differences(await shown({ ...thing.values, ...row.from }), await shown(after(row, thing.values)));
  return {
    ...{ id: keyOf(row), entity: row.entity, thingId: row.id, name: thing.name },
    fields: fields.map(({ field, label, before, after: planned }) => {
      const text = present.get(field) || null;
      return { ...{ field, label, before, after: planned, now: text }, isMet: text !== before && text !== planned };
    }),
  };
}
