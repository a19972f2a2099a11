import { expect, test } from 'vitest';
import { connectAgent } from '../../../testing/programs/agents.ts';
import { makeKey } from '../../../testing/keys.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const pump = { code: 'P-1', name: 'Pompa', description: 'Dalgıç.', price: 100 };

test('an agent with a key writes products after a trial, all or none, and takes its step back', async () => {
  const site = await serveTestSite();
  const { secret } = await makeKey(site, { name: 'Asistan', scopes: ['WRITE_PRODUCTS'] });
  const { call } = connectAgent(site.origin, { secret });
  const upsert = async (rows: object[], more: object = {}) => (await call('upsert_products', { rows, ...more })).data;
  const count = async () => (await site.asAdmin('{ products { totalCount } }')).data.products.totalCount as number;

  const tried = await upsert([pump]);
  expect(tried).toMatchObject({ written: false, undoToken: null, rows: [{ outcome: 'ADDED', id: null }] });
  expect(await count()).toBe(0);
  const both = [pump, { code: 'P-2', price: 1 }];
  const refused = await upsert(both, { write: true });
  expect(refused.rows).toMatchObject([{ outcome: 'LEFT' }, { outcome: 'REFUSED', problems: [{ code: 'NOT_FOUND' }] }]);
  expect(await count()).toBe(0);
  const key = 'a-key-of-sixteen-letters';
  const written = await upsert(both, { write: true, atomic: false, key });
  expect(written).toMatchObject({ written: true, rows: [{ outcome: 'ADDED', code: 'P-1', version: 1 }, {}] });
  expect(await upsert(both, { write: true, atomic: false, key })).toMatchObject({ undoToken: written.undoToken });
  expect(await count()).toBe(1);
  const jump = await upsert([{ code: 'p1', price: 900 }], { write: true });
  expect(jump.rows[0]).toMatchObject({ outcome: 'REFUSED', problems: [{ field: 'price', code: 'PRICE_JUMPS' }] });
  expect((await call('upsert_products', { rows: [{ ...pump, fiyat: 3 }], write: true })).refused).toMatch(/fiyat/);
  expect((await call('upsert_products', { rows: [pump], wirte: true })).refused).toMatch(/wirte/);
  expect((await call('undo_step', { undoToken: written.undoToken })).data).toMatchObject({ removed: 1, left: 0 });
  expect(await count()).toBe(0);
});

test('a key for prices writes prices alone, and one that reads has no such tool', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createProduct(input: { name: "Vana", description: "x", stockCode: "V-1" }) { id } }');
  const { secret } = await makeKey(site, { name: 'Fiyat', scopes: ['WRITE_PRICES'] });
  const { call, listTools } = connectAgent(site.origin, { secret });
  expect((await listTools()).map(({ name }) => name)).not.toContain('undo_step');
  const { data } = await call('upsert_products', {
    ...{ write: true, atomic: false },
    rows: [
      { code: 'V-1', price: 120 },
      { code: 'V-9', name: 'Yeni', description: 'x' },
    ],
  });
  expect(data.rows).toMatchObject([
    { outcome: 'CHANGED' },
    { outcome: 'REFUSED', problems: [{ code: 'SCOPE_MISSING' }] },
  ]);
  const reader = connectAgent(site.origin, await makeKey(site, { name: 'Okur', scopes: ['READ_CATALOGUE'] }));
  expect((await reader.listTools()).map(({ name }) => name)).not.toContain('upsert_products');
});
