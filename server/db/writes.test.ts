import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApi, temporaryFolder } from '../testing/openTestApi.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { quietFor } from '../testing/quietFor.ts';
import { admins } from './tables/accountTables.ts';
import type { Db, Tx } from './database.ts';
import { categories, products } from './tables/tables.ts';

async function open(folder: string) {
  const db = await openTestDatabase(folder);
  onTestFinished(() => db.close());
  return db;
}

const countOf = async (db: Tx) => (await db.select({ n: count() }).from(categories)).at(0)?.n;

/** Begins a write, and resolves to a function that ends it. */
const beginWrite = (db: Db) =>
  new Promise<() => Promise<void>>((begun, failed) => {
    const written = db.write(
      () =>
        new Promise<void>((resolve) => {
          begun(() => {
            resolve();
            return written;
          });
        }),
    );
    written.catch(failed);
  });

test('the revision rises with each content write, and with no other', async () => {
  const db = await open(await temporaryFolder());
  const before = db.revision();
  const name = (text: string) => async (tx: Tx) => {
    await tx.insert(categories).values({ id: text, name: text });
  };
  await db.write(name('vanalar'));
  expect(db.revision()).toBe(before + 1);
  await db.write(name('rulmanlar'), { raisesRevision: false });
  // A transaction that only reads, or writes no row, changes no page.
  await db.write(async (tx) => tx.select().from(categories));
  await db.write(async (tx) => tx.delete(categories).where(eq(categories.id, 'yok')));
  expect(db.revision()).toBe(before + 1);
});

test('a save that waits a second for another process is logged by its name, and again when it continues', async () => {
  const { asAdmin, folder, logged } = await openTestApi({ logsWaits: true });
  const end = await beginWrite(await open(folder));
  const saved = asAdmin('mutation { createProduct(input: { name: "Vana", description: "DN50" }) { id } }');
  const waiting = { level: 40, write: 'createProduct', msg: 'a write is waiting for others' };
  await expect.poll(() => logged, { timeout: 5000 }).toMatchObject([waiting]);
  await end();
  expect((await saved).errors).toBeUndefined();
  expect(logged).toMatchObject([waiting, { write: 'createProduct', msg: 'a write no longer waits for others' }]);
});

test('a failed write changes nothing, and nobody reads its unfinished work', async () => {
  const db = await open(await temporaryFolder());
  const rows = () => countOf(db);
  const before = db.revision();
  const write = db.write(async (tx) => {
    await tx.insert(categories).values({ id: 'vanalar', name: 'Vanalar' });
    expect(await rows()).toBe(0);
    throw new Error('broken off');
  });
  await expect(write).rejects.toThrow('broken off');
  expect(await rows()).toBe(0);
  expect(db.revision()).toBe(before);
});

test('a value that another row has is refused by its column, even if another process was faster', async () => {
  const db = await open(await temporaryFolder());
  const add = () => db.write(async (tx) => tx.insert(admins).values({ id: randomUUID(), ...account }));
  const account = { email: 'şule@ornek.com.tr', passwordHash: 'x', createdAt: 1 };
  await add();
  await expect(add()).rejects.toMatchObject({ table: 'admins', column: 'email' });
});

test('writes of two processes wait for each other instead of failing', async () => {
  const folder = await temporaryFolder();
  const [first, second] = [await open(folder), await open(folder)];
  const add = (db: typeof first, from: number) =>
    Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        db.write(async (tx) => tx.insert(categories).values({ id: String(from + n), name: 'x' })),
      ),
    );
  await Promise.all([add(first, 0), add(second, 1000)]);
  expect(await countOf(first)).toBe(100);
  await expect.poll(() => first.revision() - second.revision()).toBe(0);
});

test('a write waits for another process for its patience, and no longer', async () => {
  const folder = await temporaryFolder();
  const [first, second] = [await open(folder), await open(folder)];
  const end = await beginWrite(first);
  const add = (id: string, patience: number) =>
    second.write(async (tx) => tx.insert(categories).values({ id, name: 'x' }), { patience });
  await expect(add('vanalar', 10)).rejects.toThrow('The storage failed: busy');
  const waits = add('pompalar', 60_000);
  await end();
  await waits;
  expect((await first.select().from(categories)).map(({ id }) => id)).toEqual(['pompalar']);
});

test('a process that is informed of another’s write reads it, and knows its revision', async () => {
  const folder = await temporaryFolder();
  const [first, second] = [await open(folder), await open(folder)];
  const heard = first.dataVersion();
  await second.write(async (tx) => tx.insert(categories).values({ id: 'vanalar', name: 'Vanalar' }));
  await first.catchUp();
  expect([await countOf(first), first.revision()]).toEqual([1, second.revision()]);
  await expect.poll(() => first.dataVersion()).not.toBe(heard);
});

test('work of `alone` never overlaps, in one or several processes', async () => {
  const folder = await temporaryFolder();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await quietFor(20, 'the other would begin');
    steps.push(`${name} ends`);
  };
  const [first, second] = [await open(folder), await open(folder)];
  await Promise.all([first.alone(work('one')), second.alone(work('other'))]);
  const [begun] = steps[0]?.split(' ') ?? [];
  expect(steps[1]).toBe(`${begun} ends`);
});

test('rows are the same on both engines: numbers beyond 32 bits, flags, JSON in its order', async () => {
  const db = await open(await temporaryFolder());
  const specs = [{ values: ['1'], attributeId: 'çap' }];
  const row = { id: 'vana', name: 'Vana', nameKey: 'x', description: '', price: 99_999_999_999, specs, createdAt: 1 };
  await db.write(async (tx) => tx.insert(products).values({ ...row, featured: true }));
  const [stored] = await db.select().from(products).where(eq(products.id, 'vana'));
  expect(stored).toMatchObject({ ...row, featured: true, seq: 1, familyId: null });
  expect(JSON.stringify(stored?.specs)).toBe(JSON.stringify(specs));
});

test('texts are sorted by their bytes', async () => {
  const db = await open(await temporaryFolder());
  const ids = ['b', 'B', 'a-1', 'a1', 'ç', 'z', '_'];
  await db.write(async (tx) => tx.insert(categories).values(ids.map((id) => ({ id, name: id }))));
  const rows = await db.select().from(categories).orderBy(categories.id);
  const byBytes = ids.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  expect(rows.map(({ id }) => id)).toEqual(byBytes);
});

test('`onRun` receives each statement and its time, and no values', async () => {
  const heard: [string, number][] = [];
  const db = await openTestDatabase(await temporaryFolder(), { onRun: (sql, took) => void heard.push([sql, took]) });
  onTestFinished(() => db.close());
  await db.write(async (tx) => tx.insert(categories).values({ id: 'gizli', name: 'Gizli' }));
  await db.select().from(categories).where(eq(categories.id, 'gizli'));
  const statements = heard.map(([sql]) => sql);
  expect(statements).toContainEqual(expect.stringMatching(/^insert into "categories" .*values \((\?|\$1)/));
  expect(statements).toContainEqual(expect.stringMatching(/^select .* from "categories" where .* = (\?|\$1)$/));
  expect(statements.join()).not.toMatch(/gizli/i);
  expect(heard.every(([, took]) => took >= 0)).toBe(true);
});
