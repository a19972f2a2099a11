import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/openTestApi.ts';
import { findProduct } from '../../modules/catalogue/products/products.store.ts';
import { productsWithIds } from '../../modules/catalogue/products/products.rows.ts';
import { products } from '../tables/tables.ts';

/** Three products, and the statements that read whole rows of products. */
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

test('rows come in the requested order, are read once each, and missing ones are left out', async () => {
  const { db, ids, read } = await siteOfThree();
  const [a = '', b = '', c = ''] = ids;
  expect(namesOf(await productsWithIds(db, [c, 'yok', a]))).toEqual(['İğne', 'Vana']);
  expect(namesOf(await productsWithIds(db, [a, b, c, a]))).toEqual(['Vana', 'Şamandıra', 'İğne', 'Vana']);
  expect(namesOf(await productsWithIds(db, [b]))).toEqual(['Şamandıra']);
  expect(read).toHaveLength(2);
});

test('rows are read again after a write', async () => {
  const { db, ids, asAdmin } = await siteOfThree();
  const [id = ''] = ids;
  await findProduct(db, id);
  await asAdmin(`mutation { updateProduct(id: "${id}", input: { name: "Vana İş", description: "DN80" }) { id } }`);
  expect(await findProduct(db, id)).toMatchObject({ name: 'Vana İş', description: 'DN80' });
  await asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  expect(await findProduct(db, id)).toBeNull();
});

test('only the transaction itself reads its uncommitted rows', async () => {
  const { db, ids } = await siteOfThree();
  const [id = ''] = ids;
  await findProduct(db, id);
  await db.write(async (tx) => {
    await tx.update(products).set({ name: 'Yarım' }).where(eq(products.id, id));
    expect((await findProduct(tx, id))?.name).toBe('Yarım');
    expect((await findProduct(db, id))?.name).toBe('Vana');
  });
  expect((await findProduct(db, id))?.name).toBe('Yarım');
});

test('shared rows cannot be changed', async () => {
  const { db, ids } = await siteOfThree();
  const [row] = await productsWithIds(db, ids);
  expect(Object.isFrozen(row)).toBe(true);
});
