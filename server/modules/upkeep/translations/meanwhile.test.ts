import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { inThreeLanguages, SaveTexts, type InThreeLanguages } from '../../../testing/languages.ts';
import { largestDocument } from '../../../../common/limits.ts';
import { fieldOf } from './exportTranslations.ts';
import { readTranslationFile } from './files/readFile.ts';
import type { FileUnit } from './files/unit.ts';
import { applyFile } from './importTranslations.ts';

const unitOf = (id: string, more: Partial<FileUnit> = {}): FileUnit => ({
  ...{ entity: 'product', id, field: 'name', source: 'Rulman 6204', target: 'Bearing 6204' },
  ...more,
});
const apply = async (api: InThreeLanguages, units: FileUnit[]) =>
  applyFile(api.db, 'en', { language: 'en', units }, 'a@b.co');
const problemsOf = async (api: InThreeLanguages, id: string) =>
  (await api.save('PRODUCT', id, [{ field: 'name', value: 'Bearing' }])).errors?.[0]?.extensions.problems;

test('a text of a product that was deleted meanwhile is refused, in a file and by hand, and the others are applied', async () => {
  const api = await inThreeLanguages();
  const [gone, there] = [await api.product(), await api.product()];
  await api.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
  const { changes, refused } = await apply(api, [unitOf(gone), unitOf(there)]);
  expect(changes.map(({ id }) => id)).toEqual([there]);
  expect(refused).toMatchObject([{ id: gone, problem: 'UNKNOWN' }]);
  expect(await problemsOf(api, gone)).toMatchObject([{ code: 'NOT_FOUND' }]);
});

test('a text of a product that became another meanwhile is refused, and the one that stays keeps its own', async () => {
  const api = await inThreeLanguages();
  const [kept, gone] = [await api.product(), await api.product()];
  await api.say('PRODUCT', kept, [{ field: 'name', value: 'Ball bearing 6204' }]);
  const Merge =
    'mutation ($keepId: ID!, $goneId: ID!) { mergeProducts(keepId: $keepId, goneId: $goneId, take: []) { product { id } } }';
  expect((await api.asAdmin(Merge, { keepId: kept, goneId: gone })).errors).toBeUndefined();
  const { changes, refused } = await apply(api, [unitOf(gone)]);
  expect([changes, refused.map(({ problem }) => problem)]).toEqual([[], ['UNKNOWN']]);
  expect(await problemsOf(api, gone)).toMatchObject([{ code: 'NOT_FOUND' }]);
});

test('a text of a product that was renamed meanwhile is shown, and a form with the former name is refused', async () => {
  const api = await inThreeLanguages();
  const id = await api.product();
  const { data } = await api.asAdmin(`{ translations(entity: PRODUCT, id: "${id}") { fields { field sourceHash } } }`);
  const fields = data.translations.fields as { field: string; sourceHash: string }[];
  const sourceHash = fields.find(({ field }) => field === 'name')?.sourceHash;
  await api.asAdmin(`mutation { patchProduct(id: "${id}", changes: { name: "Rulman 6205" }) { id } }`);
  const { refused } = await apply(api, [unitOf(id)]);
  expect(refused).toMatchObject([{ problem: 'SOURCE_CHANGED', present: 'Rulman 6205' }]);
  const late = await api.save('PRODUCT', id, [{ field: 'name', value: 'Bearing 6204', sourceHash }]);
  expect(late.errors?.[0]?.extensions.problems).toMatchObject([{ code: 'SOURCE_CHANGED' }]);
});

test('of two translators who begin with the same text, the second one is refused, a person and a program alike', async () => {
  const api = await inThreeLanguages();
  const id = await api.product();
  await api.say('PRODUCT', id, [{ field: 'name', value: 'Bearing 6204', version: 0 }]);
  const late = await api.save('PRODUCT', id, [{ field: 'name', value: 'Ball bearing 6204', version: 0 }]);
  expect(late.errors?.[0]?.extensions.problems).toMatchObject([{ code: 'STALE' }]);
  const key = api.askAs(withScopes(api.admin, ['TRANSLATE']));
  const rows = [{ entity: 'PRODUCT', id, language: 'en', field: 'name', value: 'Machine bearing' }];
  const { errors } = await key(SaveTexts, { rows });
  expect(errors?.[0]?.extensions.problems).toMatchObject([{ code: 'PERSON_WROTE_IT' }]);
});

const xliff = (id: string, target: string) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="x" source-language="tr" target-language="en" datatype="plaintext"><body>
<trans-unit id="product:${id}:name"><source>Rulman {count} 6204-2RS</source><target>${target}</target></trans-unit></body></file></xliff>`;

test('a file that lost a mark, has one too many or names what is not there is refused by its units', async () => {
  const api = await inThreeLanguages();
  const id = await api.product({ name: 'Rulman {count} 6204-2RS' });
  const problemOf = async (text: string) => {
    const read = await readTranslationFile(Buffer.from(text), 'en', fieldOf);
    const { changes, refused } = await apply(api, read.units);
    return refused.map(({ problem }) => problem).join() || `${changes.length} changed`;
  };
  expect(await problemOf(xliff(id, 'Bearing 6204-2RS'))).toBe('TAGS_LOST');
  expect(await problemOf(xliff(id, 'Bearing {count} {more} 6204-2RS'))).toBe('TAGS_ADDED');
  expect(await problemOf(xliff('yok', 'Bearing {count} 6204-2RS'))).toBe('UNKNOWN');
  expect(await problemOf(xliff(id, 'Bearing {count} 6204-2RS'))).toBe('1 changed');
});

test('a file of fifty megabytes with one unit that fits is read whole, and changes that unit', async () => {
  const api = await inThreeLanguages();
  const id = await api.product({ name: 'Rulman {count} 6204-2RS' });
  const padding = `<!-- ${'x'.repeat(1000)} -->\n`.repeat(Math.floor(largestDocument / 1010) - 2);
  const file = Buffer.from(xliff(id, 'Bearing {count} 6204-2RS').replace('<body>', `<body>${padding}`));
  expect(file.length).toBeGreaterThan(0.98 * largestDocument);
  expect(file.length).toBeLessThanOrEqual(largestDocument);
  const read = await readTranslationFile(file, 'en', fieldOf);
  const { changes } = await apply(api, read.units);
  expect(changes).toMatchObject([{ id, target: 'Bearing {count} 6204-2RS' }]);
});
