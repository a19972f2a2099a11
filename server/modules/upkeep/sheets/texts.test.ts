import { expect, test } from 'vitest';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { download, send, type Site } from '../../../testing/sheets.ts';
import { ReadTexts, SaveTexts } from '../../../testing/languages.ts';

type Text = { language: string; value: string; origin: string; isOutdated: boolean; version: number };
type Field = { field: string; texts: Text[] };

async function siteInEnglish() {
  const site = await serveTestSite();
  for (const [code, name] of Object.entries({ en: 'English', de: 'Deutsch' }))
    await site.asAdmin(
      'mutation ($code: ID!, $name: String!) { addLanguage(code: $code, input: { name: $name }) { code } }',
      {
        code,
        name,
      },
    );
  const add = async (name: string) => {
    const input = { name, description: 'Bilyalı', price: 10 };
    const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
    return (await site.asAdmin(Create, { input })).data.createProduct.id as string;
  };
  return { site, add };
}

async function textsOf(site: Site, id: string) {
  const { data } = await site.asAdmin(ReadTexts, { entity: 'PRODUCT', id });
  const fields = data.translations.fields as Field[];
  return Object.fromEntries(
    fields.flatMap(({ field, texts }) =>
      texts.map(({ language, value, origin, isOutdated }) => [`${field}.${language}`, { value, origin, isOutdated }]),
    ),
  );
}

const say = (site: Site, id: string, rows: { language: string; field: string; value: string }[]) =>
  site.asAdmin(SaveTexts, { rows: rows.map((row) => ({ entity: 'PRODUCT', id, ...row })) });

const undo = (site: Site, id: unknown) =>
  site.asAdmin('mutation ($id: ID!) { undoImport(id: $id) { removed restored kept keptCount } }', { id });

test('a sheet has columns by language and field, and comes back without a change', async () => {
  const { site, add } = await siteInEnglish();
  const [bearing] = [await add('Rulman 6204'), await add('Keçe 20')];
  await say(site, bearing, [
    { language: 'en', field: 'name', value: 'Bearing 6204' },
    { language: 'de', field: 'description', value: 'Kugeln, "zwei"; auch\nhier' },
  ]);
  for (const type of ['csv', 'xlsx']) {
    const file = await download(site, `products.${type}`);
    const { heading } = await readSheet(file);
    expect(heading).toEqual(['Id', 'Name', 'Name [en]', 'Description', 'Description [de]', 'Price (KDV dâhil)']);
    const revision = site.db.revision();
    expect(await send(site, file)).toMatchObject({ changed: 0, unchanged: 2, wrong: 0 });
    expect(site.db.revision()).toBe(revision);
  }
  const query = 'query ($which: ChosenProducts!) { filledColumns(which: $which) }';
  const { data } = await site.asAdmin(query, { which: { ids: [bearing] } });
  expect(data.filledColumns).toEqual(['id', 'name', 'text.en.name', 'description', 'text.de.description', 'price']);
});

test('a trial says what changes, a text alone leaves the product as it is, and undo brings all back', async () => {
  const { site, add } = await siteInEnglish();
  const id = await add('Rulman 6204');
  await say(site, id, [{ language: 'en', field: 'name', value: 'Bearing 6204' }]);
  const version = async () =>
    (await site.asAdmin('query ($id: ID!) { product(id: $id) { version } }', { id })).data.product.version as number;
  const before = await version();
  const file = `Açıklama [de];Id;Ad [EN]\nKugellager;${id};Ball bearing 6204`;
  const trial = await send(site, file, { dryRun: true });
  expect(trial).toMatchObject({ changed: 1, wrong: 0 });
  expect(await textsOf(site, id)).toMatchObject({ 'name.en': { value: 'Bearing 6204', origin: 'PERSON' } });
  const { importId } = await send(site, file);
  expect(await version()).toBe(before);
  expect(await textsOf(site, id)).toEqual({
    'name.en': { value: 'Ball bearing 6204', origin: 'FILE', isOutdated: false },
    'description.de': { value: 'Kugellager', origin: 'FILE', isOutdated: false },
  });
  await say(site, id, [{ language: 'de', field: 'description', value: 'Von Hand' }]);
  const { data } = await undo(site, importId);
  expect(data.undoImport).toMatchObject({ removed: 0, restored: 1, keptCount: 1 });
  expect(await textsOf(site, id)).toEqual({
    'name.en': { value: 'Bearing 6204', origin: 'PERSON', isOutdated: false },
    'description.de': { value: 'Von Hand', origin: 'PERSON', isOutdated: false },
  });
});

test('a text of a file is made from the Turkish of the file, and one that nobody touched is outdated by it', async () => {
  const { site, add } = await siteInEnglish();
  const [first, second] = [await add('Rulman 6204'), await add('Keçe 20')];
  await say(site, first, [{ language: 'en', field: 'name', value: 'Bearing 6204' }]);
  await say(site, second, [{ language: 'en', field: 'name', value: 'Seal 20' }]);
  const file = [
    'Id;Name;Description;Name [en]',
    `${first};Rulman 6205;Bilyalı;Bearing 6205`,
    `${second};Keçe 25;Bilyalı;Seal 20`,
    ';Pompa;Dalgıç;Pump',
  ].join('\n');
  const { importId } = await send(site, file);
  expect((await textsOf(site, first))['name.en']).toMatchObject({ value: 'Bearing 6205', isOutdated: false });
  expect((await textsOf(site, second))['name.en']).toMatchObject({ value: 'Seal 20', isOutdated: true });
  const { data } = await site.asAdmin('{ products { nodes { id name } } }');
  const pump = data.products.nodes.find(({ name }: { name: string }) => name === 'Pompa').id as string;
  expect((await textsOf(site, pump))['name.en']).toMatchObject({ value: 'Pump', origin: 'FILE' });
  await undo(site, importId);
  expect((await textsOf(site, first))['name.en']).toMatchObject({ value: 'Bearing 6204', isOutdated: false });
  expect((await textsOf(site, second))['name.en']).toMatchObject({ value: 'Seal 20', isOutdated: false });
});

test('a price list marks no text, a blank cell removes none, and a wrong one is named with its column', async () => {
  const { site, add } = await siteInEnglish();
  const id = await add('Rulman 6204');
  await say(site, id, [{ language: 'en', field: 'name', value: 'Bearing 6204' }]);
  expect(await send(site, `Id;Price;Name [en]\n${id};99,90;`)).toMatchObject({ changed: 1 });
  expect(await textsOf(site, id)).toEqual({
    'name.en': { value: 'Bearing 6204', origin: 'PERSON', isOutdated: false },
  });
  const { rows } = await send(site, `Id;Name [en];Alternative text [de]\n${id};${'x'.repeat(500)};Bild`, {
    dryRun: true,
  });
  expect(rows[0]).toMatchObject({ outcome: 'WRONG' });
  expect((rows[0]?.reasons ?? []).map(({ field }: { field: string }) => field)).toEqual([
    'Name [en]',
    'Alternative text [de]',
  ]);
});
