import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { inThreeLanguages, SaveTexts, type InThreeLanguages } from '../../../testing/languages.ts';
import { temporaryFolder } from '../../../testing/openTestApi.ts';
import { exportTranslations, fieldOf } from './exportTranslations.ts';
import { readTranslationFile } from './files/readFile.ts';
import { fileTypes, type FileType } from './files/unit.ts';
import { applyFile, compareFile } from './importTranslations.ts';
import { readBuckets, searchedBuckets, textBuckets } from './textBuckets.ts';
import { indexedTexts } from './texts.store.ts';

const counts = 'counts { missing outdated machine done }';
const Board = `{ translationBoard { languages { language { code } ${counts} }
  groups { group languages { language { code } ${counts} } } } }`;
const Texts = `query ($language: String!, $group: TranslationGroup, $states: [TranslationState!], $search: String, $first: Int, $after: String) {
  translationTexts(language: $language, group: $group, states: $states, search: $search, first: $first, after: $after) {
    nodes { id entity thingId field title source translatedFrom value state origin by mostLetters page terms { source value } }
    pageInfo { hasNextPage endCursor } totalCount } }`;
const Confirm = 'mutation ($ids: [ID!]!) { confirmTranslations(ids: $ids) { count undoToken } }';

type Counts = { missing: number; outdated: number; machine: number; done: number };
type Languages = { language: { code: string }; counts: Counts }[];
type Node = { id: string; field: string; state: string; title: string; value: string | null; thingId: string };

async function countsOf(api: InThreeLanguages, group: string): Promise<Counts | undefined> {
  const { data } = await api.asAdmin(Board);
  const groups = data.translationBoard.groups as { group: string; languages: Languages }[];
  return groups.find((one) => one.group === group)?.languages.find(({ language }) => language.code === 'en')?.counts;
}

async function textsOf(api: InThreeLanguages, more: object = {}) {
  const { data, errors } = await api.asAdmin(Texts, { language: 'en', ...more });
  expect(errors).toBeUndefined();
  return data.translationTexts as {
    nodes: Node[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

test('the board counts what is missing, outdated, a machine’s and done, and prices change none of it', async () => {
  const api = await inThreeLanguages();
  const ids = [
    await api.product(),
    await api.product({ name: 'Keçe 20', price: 10 }),
    await api.product({ name: 'Pompa' }),
  ];
  const [first = '', second = ''] = ids;
  expect(await countsOf(api, 'PRODUCT_NAMES')).toEqual({ missing: 3, outdated: 0, machine: 0, done: 0 });
  await api.say('PRODUCT', first, [{ field: 'name', value: 'Bearing 6204' }]);
  const key = api.askAs(withScopes(api.admin, ['TRANSLATE']));
  const draft = { entity: 'PRODUCT', id: second, language: 'en', field: 'name', value: 'Seal 20' };
  expect((await key(SaveTexts, { rows: [draft] })).errors).toBeUndefined();
  expect(await countsOf(api, 'PRODUCT_NAMES')).toEqual({ missing: 1, outdated: 0, machine: 1, done: 1 });

  const Patch = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';
  await api.asAdmin(Patch, { id: second, changes: { price: 12, availability: 'IN_STOCK' } });
  expect(await countsOf(api, 'PRODUCT_NAMES')).toEqual({ missing: 1, outdated: 0, machine: 1, done: 1 });
  await api.asAdmin(Patch, { id: first, changes: { name: 'Rulman 6205' } });
  expect(await countsOf(api, 'PRODUCT_NAMES')).toEqual({ missing: 1, outdated: 1, machine: 1, done: 0 });
});

test('the texts come in the order of the work, page by page, and are found by what they say in both languages', async () => {
  const api = await inThreeLanguages();
  const id = await api.product();
  await api.product({ name: 'Keçe' });
  await api.say('PRODUCT', id, [{ field: 'name', value: 'Bearing 6204' }]);
  await api.asAdmin(`mutation { patchProduct(id: "${id}", changes: { name: "Rulman 6205" }) { id } }`);
  const { nodes, totalCount } = await textsOf(api, { group: 'PRODUCT_NAMES' });
  expect(totalCount).toBe(2);
  expect(nodes).toMatchObject([
    { thingId: id, state: 'OUTDATED', translatedFrom: 'Rulman 6204', source: 'Rulman 6205', value: 'Bearing 6204' },
    { title: 'Keçe', state: 'MISSING', value: null, mostLetters: 200 },
  ]);
  const page = await textsOf(api, { group: 'PRODUCT_NAMES', first: 1 });
  expect(page.pageInfo.hasNextPage).toBe(true);
  const next = await textsOf(api, { group: 'PRODUCT_NAMES', first: 1, after: page.pageInfo.endCursor });
  expect(next.nodes.map(({ title }) => title)).toEqual(['Keçe']);
  expect((await textsOf(api, { search: 'BEARING' })).nodes.map(({ thingId }) => thingId)).toEqual([id]);
  expect((await textsOf(api, { states: ['DONE'] })).totalCount).toBe(0);
});

test('several drafts of a machine are confirmed at once, in one step that is taken back at once', async () => {
  const api = await inThreeLanguages();
  const ids = [await api.product(), await api.product({ name: 'Keçe' })];
  const key = api.askAs(withScopes(api.admin, ['TRANSLATE']));
  const rows = ids.map((id, at) => ({ entity: 'PRODUCT', id, language: 'en', field: 'name', value: `Draft ${at}` }));
  await key(SaveTexts, { rows });
  const chosen = (await textsOf(api, { states: ['MACHINE'] })).nodes.map(({ id }) => id);
  expect(chosen).toHaveLength(2);
  const { data } = await api.asAdmin(Confirm, { ids: chosen });
  expect(data.confirmTranslations.count).toBe(2);
  expect(await countsOf(api, 'PRODUCT_NAMES')).toMatchObject({ machine: 0, done: 2 });
  const again = await api.asAdmin(Confirm, { ids: chosen });
  expect(again.data.confirmTranslations).toEqual({ count: 0, undoToken: null });
  await api.asAdmin('mutation ($token: ID!) { undo(token: $token) { restored } }', {
    token: data.confirmTranslations.undoToken,
  });
  expect(await countsOf(api, 'PRODUCT_NAMES')).toMatchObject({ machine: 2, done: 0 });
});

test('what the database counts and finds is what the texts themselves say', async () => {
  const api = await inThreeLanguages();
  const picture = { imageAlt: 'Rulman', morePictures: [{ url: 'https://example.com/a.png', alt: 'Yandan' }] };
  const ids = [
    await api.product({ name: 'Rulman 6204', ...picture }),
    await api.product({ name: 'Keçe 20', ...picture }),
    await api.product({ name: 'Pompa' }),
  ];
  const [first = '', second = '', third = ''] = ids;
  await api.say('PRODUCT', first, [
    { field: 'name', value: 'Bearing 6204' },
    { field: 'imageAlt', value: 'Bearing' },
  ]);
  await api.say('PRODUCT', second, [{ field: 'description', value: 'Balls' }]);
  const key = api.askAs(withScopes(api.admin, ['TRANSLATE']));
  await key(SaveTexts, { rows: [{ entity: 'PRODUCT', id: third, language: 'en', field: 'name', value: 'Pump' }] });
  await api.asAdmin(`mutation { patchProduct(id: "${first}", changes: { name: "Rulman 6205" }) { id } }`);
  const namesOf = (texts: { entity: string; thingId: string; field: string }[]) =>
    texts.map(({ entity, thingId, field }) => `${entity} ${thingId} ${field}`).sort();
  const all = await indexedTexts(api.db, 'en');
  const buckets = await textBuckets(api.db, 'en');
  for (const state of ['MISSING', 'OUTDATED', 'MACHINE', 'DONE'])
    for (const group of ['PRODUCT_NAMES', 'PRODUCT_DESCRIPTIONS', 'ALTERNATIVE_TEXTS', 'PAGES']) {
      const wanted = all.filter((text) => text.state === state && text.group === group);
      const found = buckets.filter((bucket) => bucket.state === state && bucket.group === group);
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(wanted.length);
      expect(namesOf(await readBuckets(api.db, found, 0, 100))).toEqual(namesOf(wanted));
    }
  const whole = await readBuckets(api.db, buckets, 0, 1000);
  const pages = [];
  for (let from = 0; from < whole.length; from += 2) pages.push(...(await readBuckets(api.db, buckets, from, 2)));
  expect(namesOf(pages)).toEqual(namesOf(all));
  const searched = await searchedBuckets(api.db, 'en', ({ source }) => source === 'Yandan');
  expect(await readBuckets(api.db, searched, 0, 10)).toHaveLength(2);
});

async function exported(api: InThreeLanguages, type: FileType, more: object = {}) {
  const file = join(await temporaryFolder(), 'file');
  const wanted = { language: 'en', group: null, all: false, ...more };
  await exportTranslations(api.db, wanted, { file, type, origin: 'https://example.com' });
  return readFile(file);
}

test.each(fileTypes)('a file of %s has what is missing or outdated, and comes back without a change', async (type) => {
  const api = await inThreeLanguages();
  const id = await api.product({ name: 'Rulman 6204-2RS {count}', description: 'Bilyalı "ß" 🧲\nİki yanı, 25 mm' });
  await api.say('PRODUCT', id, [{ field: 'name', value: 'Bearing 6204-2RS {count}' }]);
  const attribute = await api.asAdmin(
    'mutation { createAttribute(input: { name: "Gövde", kind: OPTION, options: [{ name: "Çelik" }] }) { id } }',
  );
  expect(attribute.errors).toBeUndefined();
  const all = await readTranslationFile(await exported(api, type, { all: true }), 'en', fieldOf);
  expect(await compareFile(api.db, 'en', all)).toMatchObject({ changes: [], refused: [] });
  await expect(exported(api, type, { group: 'PRODUCT_NAMES' })).rejects.toThrow('Nothing of this is left');
  const wanted = await readTranslationFile(await exported(api, type), 'en', fieldOf);
  expect(wanted.units.map(({ source }) => source)).toEqual(expect.arrayContaining(['Gövde', 'Çelik']));
  expect(wanted.units.every(({ target }) => target === null)).toBe(true);

  const done = wanted.units.map((unit) =>
    unit.source === 'Çelik'
      ? { ...unit, target: 'Steel' }
      : unit.source === 'Gövde'
        ? { ...unit, target: 'Body' }
        : unit,
  );
  const { changes, refused } = await applyFile(api.db, 'en', { ...wanted, units: done }, 'a@b.co');
  expect(changes.map(({ target }) => target).sort()).toEqual(['Body', 'Steel']);
  expect(refused).toEqual([]);
  expect((await textsOf(api, { search: 'Steel' })).nodes).toMatchObject([{ origin: 'FILE', state: 'DONE' }]);
});

test('what a machine or a file is asked for once more is both what is missing and what is outdated', async () => {
  const api = await inThreeLanguages();
  const [fresh, old, done] = [
    await api.product({ name: 'Keçe 20' }),
    await api.product({ name: 'Rulman 6204' }),
    await api.product({ name: 'Pompa' }),
  ];
  await api.say('PRODUCT', old, [{ field: 'name', value: 'Bearing 6204' }]);
  await api.say('PRODUCT', done, [{ field: 'name', value: 'Pump' }]);
  await api.asAdmin(`mutation { patchProduct(id: "${old}", changes: { name: "Rulman 6205" }) { id } }`);
  const names = { group: 'PRODUCT_NAMES' };

  const { units } = await readTranslationFile(await exported(api, 'XLIFF_2_0', names), 'en', fieldOf);
  expect(units.map(({ id, target }) => [id, target]).sort()).toEqual(
    [
      [fresh, null],
      [old, 'Bearing 6204'],
    ].sort(),
  );
  const wanted = await textsOf(api, { ...names, states: ['OUTDATED', 'MISSING'] });
  expect(wanted.nodes.map(({ thingId, state }) => [state, thingId])).toEqual([
    ['OUTDATED', old],
    ['MISSING', fresh],
  ]);

  // A machine may write both, an outdated text of its own as well, and is not asked for what it has written then.
  const key = api.askAs(withScopes(api.admin, ['TRANSLATE']));
  const draft = (id: string, value: string) => ({ entity: 'PRODUCT', id, language: 'en', field: 'name', value });
  expect((await key(SaveTexts, { rows: [draft(fresh, 'Seal 20')] })).errors).toBeUndefined();
  await api.asAdmin(`mutation { patchProduct(id: "${fresh}", changes: { name: "Keçe 25" }) { id } }`);
  expect((await textsOf(api, { ...names, states: ['OUTDATED'] })).totalCount).toBe(2);
  expect((await key(SaveTexts, { rows: [draft(fresh, 'Seal 25')] })).errors).toBeUndefined();
  expect((await textsOf(api, { ...names, states: ['MISSING', 'OUTDATED'] })).nodes).toMatchObject([{ thingId: old }]);
});

test('a unit whose Turkish has changed since the export is shown and not applied', async () => {
  const api = await inThreeLanguages();
  const id = await api.product();
  const file = await readTranslationFile(await exported(api, 'XLIFF_1_2'), 'en', fieldOf);
  await api.asAdmin(`mutation { patchProduct(id: "${id}", changes: { name: "Rulman 6205" }) { id } }`);
  const units = file.units.map((unit) => ({ ...unit, target: unit.id === id ? 'Bearing 6204' : null }));
  const { changes, refused } = await applyFile(api.db, 'en', { ...file, units }, 'a@b.co');
  expect(changes.map(({ field }) => field)).toEqual(['description']);
  expect(refused).toMatchObject([
    { id, field: 'name', problem: 'SOURCE_CHANGED', source: 'Rulman 6204', present: 'Rulman 6205' },
  ]);
});

test('an id that no thing can have is unknown on every database, in a file and in the API', async () => {
  const api = await inThreeLanguages();
  const foreign = { field: 'content', source: 'x', target: 'y' };
  const units = ['about', 'contact', 'privacyNotice', 'product', 'sector'].map((entity) => ({
    entity,
    id: 'a/b ç',
    ...foreign,
  }));
  const { refused } = await compareFile(api.db, 'en', { language: 'en', units });
  expect(refused.map(({ problem }) => problem)).toEqual(units.map(() => 'UNKNOWN'));
  for (const entity of ['ABOUT', 'CONTACT', 'PRIVACY_NOTICE', 'PRODUCT', 'SECTOR']) {
    const { data, errors } = await api.asAdmin(`{ translations(entity: ${entity}, id: "a/b ç") { id } }`);
    expect([entity, errors, data.translations]).toEqual([entity, undefined, null]);
  }
});
