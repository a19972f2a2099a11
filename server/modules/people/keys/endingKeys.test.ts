import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keys } from '../../../db/tables/keyTables.ts';
import { makeKey } from '../../../testing/keys.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { noticeEndings } from './endingKeys.ts';

const day = 86_400_000;

async function withKeys() {
  const site = await openTestApi();
  const now = Date.now();
  const said = async () => {
    const { data } = await site.asAdmin('{ notices { nodes { kind title path } } }');
    return (data.notices.nodes as { kind: string; title: string }[]).map(({ title }) => title);
  };
  const after = (days: number) => noticeEndings(site.db, now + days * day + 1000);
  return { ...site, said, after };
}

test('owners are notified 14 and 3 days before a key ends and when it has ended, once each', async () => {
  const { said, after, ...site } = await withKeys();
  await makeKey(site, { scopes: ['READ_CATALOGUE'], days: 90 });
  for (const days of [0, 75]) await after(days);
  expect(await said()).toEqual([]);
  for (const days of [76, 76, 80]) await after(days);
  expect(await said()).toEqual(['The key Logo ERP ends in 14 days']);
  for (const days of [87, 88]) await after(days);
  expect(await said()).toEqual(['The key Logo ERP ends in 3 days', 'The key Logo ERP ends in 14 days']);
  for (const days of [90, 91, 120]) await after(days);
  expect(await said()).toHaveLength(3);
  expect((await said())[0]).toBe('The key Logo ERP has ended');
});

test('nothing is said of keys without an end, of revoked ones, and of an end that was chosen near', async () => {
  const { said, after, ...site } = await withKeys();
  await makeKey(site, { name: 'Hep', scopes: ['READ_CATALOGUE'], days: null });
  await makeKey(site, { name: 'Kısa', scopes: ['READ_CATALOGUE'], days: 10 });
  const { id } = await makeKey(site, { name: 'Geri alınan', scopes: ['READ_CATALOGUE'], days: 20 });
  await site.asAdmin('mutation ($id: ID!) { revokeKey(id: $id) }', { id });
  await after(0);
  await after(6);
  expect(await said()).toEqual([]);
  await after(7.5);
  expect(await said()).toEqual(['The key Kısa ends in 3 days']);
});

test('a key that was given more time is said to end again', async () => {
  const { said, after, ...site } = await withKeys();
  const { id } = await makeKey(site, { scopes: ['READ_CATALOGUE'], days: 20 });
  await after(7);
  const Update = 'mutation ($id: ID!, $input: KeyInput!) { updateKey(id: $id, input: $input) { id } }';
  await site.asAdmin(Update, { id, input: { name: 'Logo ERP', scopes: ['READ_CATALOGUE'], days: 60 } });
  expect((await site.db.select().from(keys).where(eq(keys.id, id)))[0]?.endNoticed).toBeNull();
  await after(50);
  expect(await said()).toHaveLength(2);
});
