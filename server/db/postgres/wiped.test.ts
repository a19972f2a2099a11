import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/openTestApi.ts';
import { databaseOf } from '../../testing/postgres/databaseOf.ts';
import { textOf } from '../../testing/postgres/textOf.ts';
import { wipe } from '../../testing/postgres/wipe.ts';
import { aloneOn } from './lock.ts';
import { rowsOf } from './rowsOf.ts';

const sequences = sql`select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences
  where schemaname = 'public' and sequencename not like '\\_%' order by 1`;

test.each([3, 9000])('a database is as new after a test that wrote %i rows', async (count) => {
  const url = (await databaseOf(await temporaryFolder())) ?? '';
  const state = () =>
    aloneOn(url, async (tx) => ({ text: await textOf(tx), numbers: await rowsOf<{ name: string }>(tx, sequences) }));
  const before = await state();
  await aloneOn(url, async (tx) => {
    await rowsOf(
      tx,
      sql`insert into products (id, name, name_key, description, created_at)
        select i::text, 'Vana', 'vana', '', i from generate_series(1, ${count}::int) i`,
    );
    for (const { name } of before.numbers) await rowsOf(tx, sql`select nextval(${name})`);
    expect((await textOf(tx)).length).toBeGreaterThan(before.text.length);
  });
  expect(await wipe(url)).toBe(true);
  expect(await state()).toEqual(before);
});
