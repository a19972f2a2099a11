import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { find } from '../modules/catalogue/products/products.store.ts';
import { withIds } from '../modules/catalogue/products/products.lookup.ts';
import { products } from './tables.ts';

/** Three products, and the statements that read rows of products whole. */
async function siteOfThree() {
  const read: string[] = [];
  const onStatement = (sql: string) => void (sql.includes('"description"') && read.push(sql));
  const api = await openTestApi({ onStatement });
  const ids: string[] = [];
  for (const name of ['Vana', 'Şamandıra', 'İğne']) {
    const { data } = await api.asAdmin(
      `mutation { createProduct(input: { name: "${name}", description: "DN50" }) { id } }`,
    );
    ids.push(data.createProduct.id as string);
  }
  read.length = 0;
  return { ...api, ids, read };
}

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('rows come in the order that is asked, each read once, without those that are not there', async () => {
  const { db, ids, read } = await siteOfThree();
  const [a = '', b = '', c = ''] = ids;
  expect(namesOf(await withIds(db, [c, 'yok', a]))).toEqual(['İğne', 'Vana']);
  expect(namesOf(await withIds(db, [a, b, c, a]))).toEqual(['Vana', 'Şamandıra', 'İğne', 'Vana']);
  expect(namesOf(await withIds(db, [b]))).toEqual(['Şamandıra']);
  expect(read).toHaveLength(2);
});

test('after a write they are read again', async () => {
  const { db, ids, asAdmin } = await siteOfThree();
  const [id = ''] = ids;
  await find(db, id);
  await asAdmin(`mutation { updateProduct(id: "${id}", input: { name: "Vana İş", description: "DN80" }) { id } }`);
  expect(await find(db, id)).toMatchObject({ name: 'Vana İş', description: 'DN80' });
  await asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  expect(await find(db, id)).toBeNull();
});

test('a transaction reads what it has written, and nobody else does', async () => {
  const { db, ids } = await siteOfThree();
  const [id = ''] = ids;
  await find(db, id);
  await db.write(async (tx) => {
    await tx.update(products).set({ name: 'Yarım' }).where(eq(products.id, id));
    expect((await find(tx, id))?.name).toBe('Yarım');
    expect((await find(db, id))?.name).toBe('Vana');
  });
  expect((await find(db, id))?.name).toBe('Yarım');
});

test('nobody changes a row that others hold', async () => {
  const { db, ids } = await siteOfThree();
  const [row] = await withIds(db, ids);
  expect(Object.isFrozen(row)).toBe(true);
});
