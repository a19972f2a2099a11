import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { createProduct } from './products.store.ts';

test('five related products are the newest of the category, then the newest of the others', async () => {
  const { db, asAdmin, asVisitor } = await openTestApi();
  await asAdmin('mutation { createCategory(input: { name: "Ölçüm" }) { id } }');
  const add = (name: string, categoryId?: string) =>
    createProduct(db, { name, description: '', ...(categoryId && { categoryId }) }, 1);
  const own = await add('Kumpas', 'ölçüm');
  await add('Mikrometre', 'ölçüm');
  await add('Komparatör', 'ölçüm');
  const alone = await add('Anahtar');
  for (const name of ['Pense', 'Çekiç', 'Mengene']) await add(name);
  const related = async (id: string) =>
    (await asVisitor('query ($id: ID!) { product(id: $id) { related { name } } }', { id })).data.product.related.map(
      ({ name }: { name: string }) => name,
    ) as string[];
  expect(await related(own)).toEqual(['Komparatör', 'Mikrometre', 'Mengene', 'Çekiç', 'Pense']);
  expect(await related(alone)).toEqual(['Mengene', 'Çekiç', 'Pense', 'Komparatör', 'Mikrometre']);
});
