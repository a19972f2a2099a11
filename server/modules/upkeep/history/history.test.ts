import { expect, test } from 'vitest';
import { changes, revisionFiles, revisions } from '../../../db/tables/historyTables.ts';
import { add, history, save, vana } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { openSpecApi } from '../../../testing/specs.ts';
import { importContent } from '../content/content.import.ts';
import { createTidy } from '../housekeeping/tidy.ts';

test('a history says who changed what, field by field, the newest first', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, price: 285, featured: true });
  const [edited, created] = await history(api, 'PRODUCT', id);
  expect(edited).toMatchObject({
    action: 'CHANGED',
    cause: 'EDIT',
    admin: 'admin@vitrin.example',
    isCurrent: true,
    fields: [
      { field: 'price', label: 'Price with KDV', before: '₺\u00a0270,00', after: '₺\u00a0285,00' },
      { field: 'featured', label: 'Featured', before: 'Not Featured', after: 'Featured' },
    ],
  });
  expect(created).toMatchObject({ action: 'CREATED', isCurrent: false, fields: [] });
});

test('a save that changes nothing leaves no trace', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, vana);
  expect(await history(api, 'PRODUCT', id)).toHaveLength(1);
});

test('a refused change is not in the history', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await add(api, { ...vana, stockCode: 'A-1' });
  expect((await save(api, id, { ...vana, stockCode: 'a-1' })).errors).toBeDefined();
  expect(await history(api, 'PRODUCT', id)).toHaveLength(1);
});

test('the history shows specs and kind by name', async () => {
  const { api, addAttribute, addKind, inputOf, addProduct } = await openSpecApi();
  const seal = await addAttribute({
    name: 'Kapak',
    kind: 'OPTION',
    options: [{ name: 'Yok' }, { name: '2RS, temaslı' }],
  });
  const kindId = await addKind({ name: 'Rulman', attributes: [{ attributeId: seal }] });
  const id = await addProduct([[seal, 'Yok']]);
  await save(api, id, inputOf('Rulman', [[seal, '2RS, temaslı']], kindId));
  const [edited] = await history(api, 'PRODUCT', id);
  expect(edited?.fields).toEqual([
    { field: 'kindId', label: 'Kind', before: null, after: 'Rulman' },
    { field: `specs.${seal}`, label: 'Kapak', before: 'Yok', after: '2RS, temaslı' },
  ]);
});

test('an import is one change, by the name of its file', async () => {
  const { db, asAdmin } = await openTestApi();
  const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id, description: 'x' }));
  await asAdmin('mutation ($content: JSON!) { importContent(content: $content) { products } }', {
    content: { information: { products: { products: rows } } },
  });
  expect(await db.select({ cause: changes.cause, admin: changes.admin }).from(changes)).toEqual([
    { cause: 'importContent', admin: 'admin@vitrin.example' },
  ]);
  expect(await history({ asAdmin }, 'PRODUCT', 'b')).toMatchObject([{ action: 'CREATED', cause: 'IMPORT' }]);
});

test('the history of its products shows the deletion of a category, too', async () => {
  const api = await openTestApi();
  await api.asAdmin('mutation { createCategory(input: { name: "Ölçüm" }) { id } }');
  const id = await add(api, { ...vana, categoryId: 'ölçüm' });
  await api.asAdmin('mutation { deleteCategory(id: "ölçüm") }');
  expect(await history(api, 'CATEGORY', 'ölçüm')).toMatchObject([{ action: 'DELETED' }, { action: 'CREATED' }]);
  expect((await history(api, 'PRODUCT', id))[0]?.fields).toMatchObject([{ field: 'categoryId', after: null }]);
});

test.each([
  ['ATTRIBUTE', 'createAttribute(input: { name: "Kapak", kind: TEXT }) { id }', 'kapak'],
  ['KIND', 'createProductKind(input: { name: "Vana", attributes: [] }) { id }', 'vana'],
  ['REDIRECT', 'addRedirect(input: { from: "/Eski", to: "/products" }) { from }', '/eski'],
])('%s has a history', async (entity, mutation, id) => {
  const api = await openTestApi();
  expect((await api.asAdmin(`mutation { ${mutation} }`)).errors).toBeUndefined();
  expect(await history(api, entity, id)).toMatchObject([{ action: 'CREATED', admin: 'admin@vitrin.example' }]);
});

test('a change by the program itself has no admin', async () => {
  const api = await openTestApi();
  await importContent(api.db, { information: { products: { products: [{ id: 'a', name: 'A' }] } } });
  expect(await history(api, 'PRODUCT', 'a')).toMatchObject([{ admin: null, cause: 'PROGRAM' }]);
});

test('old changes are removed after the time that is set, and the log says so', async () => {
  const api = await openTestApi({ logLevel: 'info' });
  const id = await add(api);
  await save(api, id, { ...vana, name: 'B' });
  const later = Date.now() + 25 * 30.44 * 86_400_000;
  await createTidy(api)({ now: later, confirmed: true });
  expect(await history(api, 'PRODUCT', id)).toEqual([]);
  for (const table of [changes, revisions, revisionFiles]) expect(await api.db.$count(table)).toBe(0);
  expect(api.logged).toContainEqual(
    expect.objectContaining({ changes: 2, msg: 'old changes can no longer be restored' }),
  );
});
