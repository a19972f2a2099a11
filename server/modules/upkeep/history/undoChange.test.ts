import { expect, test } from 'vitest';
import { add, history, save, vana } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

type TestApi = Awaited<ReturnType<typeof openTestApi>>;

const undoing = `mutation ($id: ID!, $version: Int!) {
  undoChange(entity: PRODUCT, id: $id, version: $version) { restored keptCount kept { name fields } }
}`;
const undo = (api: TestApi, point: { id: string; version: number }) => api.asAdmin(undoing, point);
const changing = `mutation ($ids: [ID!]!, $values: ProductChanges!) {
  changeProducts(which: { ids: $ids }, changes: $values) { count undo { id version } }
}`;
const state = async (api: TestApi, id: string) =>
  (await api.asVisitor('query ($id: ID!) { product(id: $id) { name featured version category { id } } }', { id })).data
    .product as { name: string; featured: boolean; version: number; category: { id: string } | null };

test('several products that were moved in one step go back, but a field that was changed since stays and is named', async () => {
  const api = await openTestApi();
  for (const name of ['Vanalar', 'Işıklar', 'Şaftlar'])
    await api.asAdmin('mutation ($name: String!) { createCategory(input: { name: $name }) { id } }', { name });
  const ids: string[] = [];
  for (const name of ['Ağır vana', 'İnce vana', 'Küresel vana', 'Çelik vana'])
    ids.push(await add(api, { ...vana, name, categoryId: 'vanalar' }));
  const [heavy = '', thin = '', ball = '', steel = ''] = ids;
  const values = { categoryId: 'işıklar', featured: true };
  const { data } = await api.asAdmin(changing, { ids: [...ids, 'yok'], values });
  expect(data.changeProducts).toEqual({ count: 4, undo: { id: heavy, version: 2 } });
  expect(await state(api, thin)).toMatchObject({ featured: true, category: { id: 'işıklar' } });

  // The name was no part of that step, so it does not stand in the way; the category was, and was changed again.
  await save(api, thin, { ...vana, name: 'İnce vana 2', categoryId: 'işıklar', featured: true });
  await save(api, ball, { ...vana, name: 'Küresel vana', categoryId: 'şaftlar', featured: true });
  await api.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: steel });
  const undone = await undo(api, data.changeProducts.undo);
  expect(undone.data.undoChange).toEqual({
    restored: 3,
    keptCount: 2,
    kept: [
      { name: 'Küresel vana', fields: ['Category'] },
      { name: 'Çelik vana', fields: [] },
    ],
  });
  expect(await state(api, heavy)).toMatchObject({ featured: false, category: { id: 'vanalar' } });
  expect(await state(api, thin)).toMatchObject({ name: 'İnce vana 2', featured: false, category: { id: 'vanalar' } });
  expect(await state(api, ball)).toMatchObject({ featured: false, category: { id: 'şaftlar' } });
  expect((await history(api, 'PRODUCT', heavy))[0]).toMatchObject({ cause: 'UNDO' });
});

test('one save is undone by its version, and nothing is changed where that does not fit any more', async () => {
  const api = await openTestApi();
  const id = await add(api, { ...vana, stockCode: 'ÇK-1' });
  await save(api, id, { ...vana, name: 'Yeni', stockCode: null });
  await add(api, { ...vana, stockCode: 'çk-1' });
  const refused = await undo(api, { id, version: 2 });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'stockCode' });
  expect(await state(api, id)).toMatchObject({ name: 'Yeni', version: 2 });

  await save(api, id, { ...vana, name: 'Daha yeni' });
  expect((await undo(api, { id, version: 3 })).data.undoChange).toMatchObject({ restored: 1, kept: [] });
  expect(await state(api, id)).toMatchObject({ name: 'Yeni' });
  expect((await undo(api, { id, version: 1 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await undo(api, { id, version: 9 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const same = await api.asAdmin(changing, { ids: [id], values: { featured: false } });
  expect(same.data.changeProducts).toEqual({ count: 1, undo: null });
});
