import { expect, test } from 'vitest';
import { inThreeLanguages } from '../../../testing/languages.ts';

const Save = `mutation ($rows: [TranslationInput!]!, $goesOnWith: ID) { saveTranslations(rows: $rows, goesOnWith: $goesOnWith) {
  saved undoToken } }`;
const Read = `query ($ids: [ID!]!) { productTexts(ids: $ids) { productId language field value isOutdated version } }`;
const SaveRows = `mutation ($rows: [ProductRowInput!]!) { changeProductRows(rows: $rows) { rows { code version } undoToken } }`;
const Undo = 'mutation ($token: ID!) { undo(token: $token) { restored keptCount } }';

type Text = { productId: string; value: string; isOutdated: boolean; version: number };

async function open() {
  const site = await inThreeLanguages();
  const [one, other] = [await site.product(), await site.product({ name: 'Somun' })];
  const texts = async (): Promise<Text[]> =>
    (await site.asAdmin(Read, { ids: [one, other, 'gone'] })).data.productTexts;
  const save = async (rows: object[], goesOnWith: string | null = null) => {
    const said = rows.map((row) => ({ entity: 'PRODUCT', language: 'en', field: 'name', ...row }));
    const { data, errors } = await site.asAdmin(Save, { rows: said, goesOnWith });
    return { ...(data?.saveTranslations as { saved: number; undoToken: string }), refused: errors?.[0]?.extensions };
  };
  const rename = async (id: string, name: string) => {
    const { data } = await site.asAdmin('query ($id: ID!) { product(id: $id) { version } }', { id });
    const rows = [{ id, version: data.product.version as number, changes: { name } }];
    return (await site.asAdmin(SaveRows, { rows })).data.changeProductRows as { undoToken: string };
  };
  const name = async (id: string) =>
    (await site.asAdmin('query ($id: ID!) { product(id: $id) { name } }', { id })).data.product.name;
  return { ...site, one, other, texts, save, rename, name };
}

test('texts of many products are read together, and a new Turkish name makes its own outdated', async () => {
  const site = await open();
  await site.save([
    { id: site.one, value: 'Bearing' },
    { id: site.other, value: 'Nut' },
    { id: site.other, value: 'mutter', language: 'de', field: 'slug' },
  ]);
  expect(await site.texts()).toMatchObject([
    { productId: site.one, value: 'Bearing', isOutdated: false },
    { productId: site.other, value: 'Nut', isOutdated: false },
  ]);
  await site.rename(site.one, 'Rulman 6205');
  expect((await site.texts()).map(({ isOutdated }) => isOutdated)).toEqual([true, false]);
});

test('Turkish values and texts that are saved together are one step, and one undo takes both back', async () => {
  const site = await open();
  await site.save([{ id: site.one, value: 'Bearing' }]);
  const { undoToken } = await site.rename(site.one, 'Rulman 6205');
  const texts = await site.save(
    [
      { id: site.one, value: 'Bearing 6205' },
      { id: site.other, value: 'Nut' },
    ],
    undoToken,
  );
  expect(texts).toMatchObject({ saved: 2, undoToken });
  // The text was made from the new Turkish name.
  expect((await site.texts())[0]).toMatchObject({ value: 'Bearing 6205', isOutdated: false });
  const deeds = (await site.asAdmin('{ deeds(first: 2) { nodes { undoToken text } } }')).data.deeds.nodes;
  expect(deeds[0].undoToken).toBe(undoToken);
  expect((await site.asAdmin(Undo, { token: undoToken })).data.undo).toEqual({ restored: 2, keptCount: 0 });
  expect(await site.texts()).toMatchObject([{ value: 'Bearing', isOutdated: false }]);
  expect(await site.name(site.one)).toBe('Rulman 6204');
});

test('values that parts of one step have changed one after the other come back as they were before the first', async () => {
  const site = await open();
  const first = await site.save([{ id: site.one, value: 'Bearing' }]);
  await site.save([{ id: site.one, value: 'Ball bearing' }], first.undoToken);
  await site.save([{ id: site.one, value: 'Kugellager', language: 'de' }], first.undoToken);
  expect((await site.texts()).map(({ value }) => value)).toEqual(['Kugellager', 'Ball bearing']);
  expect((await site.asAdmin(Undo, { token: first.undoToken })).data.undo).toEqual({ restored: 1, keptCount: 0 });
  expect(await site.texts()).toEqual([]);
});

test('texts go on with nothing but an own save of many', async () => {
  const site = await open();
  const { undoToken } = await site.rename(site.one, 'Rulman 6205');
  const rows = [{ id: site.one, value: 'Bearing' }];
  expect((await site.save(rows, 'x')).refused).toMatchObject({ code: 'BAD_USER_INPUT' });
  const updated = await site.asAdmin(
    'mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Rulman 6206", description: "Bilyalı" }) { id } }',
    { id: site.one },
  );
  expect(updated.errors).toBeUndefined();
  const { data } = await site.asAdmin('{ deeds(first: 1) { nodes { undoToken } } }');
  const { undoToken: alone } = data.deeds.nodes[0] as { undoToken: string };
  expect([typeof alone, alone === undoToken]).toEqual(['string', false]);
  expect((await site.save(rows, alone)).refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'goesOnWith' });
  expect(await site.texts()).toEqual([]);
});

test('texts of many products are published or hidden in one language, in one step that an undo takes back', async () => {
  const site = await open();
  await site.save([
    { id: site.one, value: 'Bearing' },
    { id: site.one, value: 'Lager', language: 'de' },
    { id: site.other, value: 'Nut' },
  ]);
  const Set = `mutation ($which: ChosenProducts!, $status: TranslationStatus!, $language: ID!) {
    setTranslationStatuses(which: $which, language: $language, status: $status) { count undoToken } }`;
  const set = async (which: object, status: string, language = 'en') => site.asAdmin(Set, { which, status, language });
  const seen = async (language: string) =>
    (await site.askIn(language)('{ products(first: 5, orderBy: NAME) { nodes { name } } }')).data.products.nodes.map(
      ({ name }: { name: string }) => name,
    );
  const { data } = await set({}, 'HIDDEN');
  expect(data.setTranslationStatuses).toMatchObject({ count: 2 });
  expect([await seen('en'), await seen('de')]).toEqual([
    ['Rulman 6204', 'Somun'],
    ['Lager', 'Somun'],
  ]);
  expect((await set({}, 'HIDDEN')).data.setTranslationStatuses).toEqual({ count: 0, undoToken: null });
  expect((await set({ ids: [site.one] }, 'PUBLISHED')).data.setTranslationStatuses.count).toBe(1);
  expect(await seen('en')).toEqual(['Bearing', 'Somun']);
  await site.asAdmin(Undo, { token: data.setTranslationStatuses.undoToken });
  expect(await seen('en')).toEqual(['Bearing', 'Nut']);
  expect((await set({}, 'HIDDEN', 'fr')).errors?.[0]?.extensions).toMatchObject({ field: 'language' });
});
