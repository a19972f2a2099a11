import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/openDatabase.ts';
import { products } from '../../../db/tables/tables.ts';
import { children } from '../../../testing/children.ts';
import { hour, iso, planApi, soon, states } from '../../../testing/plans.ts';
import { anyMoment } from '../../../testing/quietFor.ts';
import { contentRecorder } from '../history/contentRecorder.ts';
import { createPlanner } from './doDue.ts';

const many = 150;

async function withPlan(count = many) {
  const api = await planApi();
  const id = await api.make({ price: 100 });
  const [one] = await api.db.select().from(products);
  if (!one) throw new Error(`The product ${id} is not there.`);
  const { seq: _, ...row } = one;
  await api.db.write(async (tx) => {
    for (let at = 1; at < count; at++)
      await tx.insert(products).values({ ...row, id: `${id}-${at}`, nameKey: `vana ${at}` });
  });
  const at = soon();
  await api.plan({ which: {}, priceRule: { percent: 10 }, at: iso(at), backAt: iso(at + hour) });
  const counts = async () => {
    const found = await api.db.select({ price: products.price }).from(products);
    return {
      old: found.filter(({ price }) => price === 10_000).length,
      changed: found.filter(({ price }) => price === 11_000).length,
    };
  };
  return { ...api, at, counts };
}

test('a plan whose process is killed at any moment has changed everything or nothing, and is done by the next one', async () => {
  const { at, counts, db, doDue, logged, steps } = await withPlan();
  let killed = 0;
  for (const after of [0, 150, 400]) {
    const doing = doDue(at + killed * 120_000);
    let isOver = false;
    void doing.finally(() => (isOver = true));
    await expect.poll(() => children().length, { interval: 10, timeout: 60_000 }).toBeGreaterThan(0);
    await anyMoment(after, 'the process has begun, or has written');
    // The first may be one that an earlier test has left, and the plan's own comes after it.
    while (!isOver) {
      for (const child of children()) process.kill(child, 'SIGKILL');
      await anyMoment(10, 'the next process has begun');
    }
    await doing;
    await db.catchUp();
    const found = await counts();
    expect([found.old, found.changed]).toEqual(found.old > 0 ? [many, 0] : [0, many]);
    if (found.changed > 0) break;
    expect(states(await steps())).toEqual(['WAITING', 'WAITING']);
    killed++;
  }
  expect(killed).toBeGreaterThan(0);
  expect(logged).toMatchObject(
    Array.from({ length: killed }, () => ({ msg: expect.stringMatching(/^a plan failed/) })),
  );
  logged.length = 0;
  await doDue(at + 10 * 60_000);
  await db.catchUp();
  expect(await counts()).toEqual({ old: 0, changed: many });
  expect(states(await steps())).toEqual(['DONE', 'WAITING']);
}, 120_000);

test('of two servers on one database exactly one does a plan', async () => {
  const api = await withPlan(20);
  const { dataDir, databaseUrl } = api.backups.folders;
  const other = await openDatabase(dataDir, { url: databaseUrl, recorder: contentRecorder });
  const doThere = createPlanner({ ...api, db: other });
  await Promise.all([api.doDue(api.at), doThere(api.at), api.doDue(api.at), doThere(api.at)]);
  await api.db.catchUp();
  expect(await api.counts()).toEqual({ old: 0, changed: 20 });
  const { data } = await api.asAdmin('{ products(first: 1) { nodes { version } } notices { nodes { times } } }');
  expect(data).toMatchObject({ products: { nodes: [{ version: 2 }] }, notices: { nodes: [{ times: 1 }] } });
  other.close();
});
