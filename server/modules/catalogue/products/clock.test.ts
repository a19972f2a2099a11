import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { createProduct } from './products.store.ts';

test('the product added last is the newest, even after the clock was set back', async () => {
  const { db, asVisitor } = await openTestApi();
  const now = Date.now();
  await createProduct(db, { name: 'Vana', description: 'DN50' }, now);
  await createProduct(db, { name: 'Pompa', description: '2 kW' }, now - 86_400_000);
  await createProduct(db, { name: 'Conta', description: 'NBR' }, now - 86_400_000);
  const { data } = await asVisitor('{ products { nodes { name } } }');
  expect(data.products.nodes.map(({ name }: { name: string }) => name)).toEqual(['Conta', 'Pompa', 'Vana']);
});
