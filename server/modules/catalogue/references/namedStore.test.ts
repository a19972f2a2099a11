import { expect, test } from 'vitest';
import { categories, products } from '../../../db/tables/tables.ts';
import { status, text } from '../../../fields/kinds.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { namedStore } from './namedStore.ts';

const store = namedStore(categories, {
  key: 'categories',
  one: 'category',
  fields: {
    name: text({ label: 'Name', key: 'name' }),
    description: text({ label: 'Description', key: 'description', optional: true }),
    status: status({ label: 'Status' }),
  },
  pointedBy: products.categoryId,
});

test('a store takes the inputs of the schema as they are: a change keeps what is left out, and null clears', async () => {
  const { db } = await openTestApi();
  const { id, description } = await store.create(db, { name: 'Çekvalf' });
  expect([id, description]).toEqual(['çekvalf', '']);
  await store.update(db, id, { name: 'Çekvalf', description: 'Işık geçirmez' });
  expect(await store.update(db, id, { name: 'ÇEKVALF', description: undefined })).toMatchObject({
    name: 'ÇEKVALF',
    description: 'Işık geçirmez',
    version: 3,
  });
  expect(await store.update(db, id, { name: 'ÇEKVALF', description: null })).toMatchObject({ description: '' });
});
