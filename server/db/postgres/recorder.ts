import { getTableName, sql } from 'drizzle-orm';
import type { Tx } from '../database.ts';
import { withStep, type Step, type Touched, type TouchedRow, type Watched } from '../recorder.ts';
import { rowsOf } from './rowsOf.ts';

// Triggers of the tables report each written row that is watched, on the connections that have asked for it.

/** Makes the triggers that are missing. The function that they call is made in the migration `search`. */
export async function watchRows(tx: Tx, watched: Watched[]) {
  const made = await rowsOf<{ table: string }>(
    tx,
    sql`select tgrelid::regclass::text as table from pg_trigger where tgname = 'touched'`,
  );
  const have = new Set(made.map(({ table }) => table));
  for (const { entity, id } of watched) {
    const table = getTableName(id.table);
    if (have.has(table)) continue;
    if (typeof entity !== 'string') await makeTouchedBeside(tx);
    const call =
      typeof entity === 'string'
        ? `touched('${entity}', '${id.name}')`
        : `touched_beside('${entity.name}', '${id.name}')`;
    await rowsOf(
      tx,
      sql.raw(`create trigger touched after insert or update or delete on "${table}" for each row
        when (current_setting('vitrin.hears', true) = 'on') execute function ${call}`),
    );
  }
}

/** The function for rows that belong to things of several entities, which they name. */
const makeTouchedBeside = (tx: Tx) =>
  rowsOf(
    tx,
    sql`create or replace function touched_beside() returns trigger language plpgsql as $$
      declare written jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      begin
        insert into pg_temp.touched (entity, id, step) values (written ->> tg_argv[0], written ->> tg_argv[1], 'BESIDE');
        return null;
      end $$`,
  );

/** Makes the triggers report the rows that this connection's transactions touch. */
export async function hearRows(tx: Tx) {
  await rowsOf(
    tx,
    sql`create temp table touched (
      place bigint generated always as identity, entity text not null, id text not null, step text not null
    ) on commit delete rows`,
  );
  await rowsOf(tx, sql`set vitrin.hears = 'on'`);
}

const stepNames = { INSERT: 'added', UPDATE: 'changed', DELETE: 'removed', BESIDE: 'beside' } as Record<string, Step>;

/** The rows that this transaction has touched so far. */
export async function takeTouched(tx: Tx): Promise<TouchedRow[]> {
  const steps = await rowsOf<{ entity: string; id: string; step: string }>(
    tx,
    sql`select entity, id, step from pg_temp.touched order by place`,
  );
  const touched = new Map<string, Touched>();
  for (const { entity, id, step } of steps) {
    const key = `${entity} ${id}`;
    touched.set(key, withStep(touched.get(key), { entity, id, step: stepNames[step] ?? 'changed' }));
  }
  return [...touched.values()];
}
