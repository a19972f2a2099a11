import { expect, test } from 'vitest';
import { addPrivacyNotice } from '../../pages/privacy/privacy.store.ts';
import { withScopes } from '../../../testing/keys.ts';
import { inThreeLanguages, SaveTexts } from '../../../testing/languages.ts';

const Product = `query ($id: ID!) { product(id: $id) { name description language slug } }`;

type Text = { language: string; value: string; version: number; isOutdated: boolean };
type Field = { field: string; sourceHash: string; texts: Text[] };
const textOf = ({ fields }: { fields: Field[] }, field: string, language = 'en') =>
  fields.find((one) => one.field === field)?.texts.find((one) => one.language === language);
const codesOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  (errors?.[0]?.extensions.problems as { field: string; code: string }[] | undefined)?.map(({ field, code }) => [
    field,
    code,
  ]);

test('public fields answer in the language of the request, with the Turkish text where there is none', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing 6204' }]);
  const ask = async (language: string) => (await site.askIn(language)(Product, { id })).data.product;
  expect(await ask('en')).toEqual({ name: 'Bearing 6204', description: 'Bilyalı', language: 'en', slug: null });
  expect(await ask('de')).toEqual({ name: 'Rulman 6204', description: 'Bilyalı', language: 'tr', slug: null });
  expect((await site.asVisitor(Product, { id })).data.product).toMatchObject({ name: 'Rulman 6204', language: 'tr' });
});

test('specs, kinds, options, groups and the pages of the company answer in the language, too', async () => {
  const site = await inThreeLanguages();
  const add = async (operation: string, variables: object = {}) =>
    Object.values((await site.asAdmin(operation, variables as never)).data)[0] as {
      id: string;
      options?: { id: string }[];
    };
  const bore = await add('mutation { createAttribute(input: { name: "İç çap", kind: NUMBER, unit: "mm" }) { id } }');
  const seal =
    await add(`mutation { createAttribute(input: { name: "Kapak", kind: OPTION, options: [{ name: "Sac" }, { name: "Lastik" }] }) {
    id options { id } } }`);
  const attributes = [bore, seal].map(({ id }) => ({
    attributeId: id,
    group: 'Ölçüler',
    required: false,
    filterable: true,
    column: true,
    key: true,
  }));
  const kind = await add('mutation ($input: ProductKindInput!) { createProductKind(input: $input) { id } }', {
    input: { name: 'Rulman', attributes },
  });
  const tin = seal.options?.[0]?.id ?? '';
  const id = await site.product({
    kindId: kind.id,
    specs: [
      { attributeId: bore.id, values: ['20'] },
      { attributeId: seal.id, values: [tin] },
    ],
  });
  const [, group] = (await site.texts('KIND', kind.id)).fields as Field[];
  await site.say('KIND', kind.id, [
    { field: 'name', value: 'Bearing' },
    { field: group?.field ?? '', value: 'Dimensions' },
  ]);
  await site.say('ATTRIBUTE', bore.id, [{ field: 'name', value: 'Bore' }]);
  await site.say('ATTRIBUTE', seal.id, [
    { field: 'name', value: 'Seal' },
    { field: `options.${tin}`, value: 'Metal shield' },
  ]);
  const Show = `query ($id: ID!) { product(id: $id) { kind { name } specs { text group attribute { name options { name } }
    values { __typename ... on OptionValue { option { name } } } } } attributes { name } }`;
  const { data } = await site.askIn('en')(Show, { id });
  expect(data.product).toEqual({
    kind: { name: 'Bearing' },
    specs: [
      {
        text: '20 mm',
        group: 'Dimensions',
        attribute: { name: 'Bore', options: [] },
        values: [{ __typename: 'NumberValue' }],
      },
      {
        ...{ text: 'Metal shield', group: 'Dimensions' },
        attribute: { name: 'Seal', options: [{ name: 'Metal shield' }, { name: 'Lastik' }] },
        values: [{ __typename: 'OptionValue', option: { name: 'Metal shield' } }],
      },
    ],
  });
  const german = (await site.askIn('de')(Show, { id })).data.product;
  expect(german.kind.name).toBe('Rulman');
  expect(german.specs[1].text).toBe('Sac');
});

test('a save names all that is wrong with all of its texts, and writes none of them', async () => {
  const site = await inThreeLanguages();
  const [id, other] = [await site.product(), await site.product()];
  await site.say('PRODUCT', other, [{ field: 'slug', value: 'bearing' }]);
  const refused = await site.save('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'name', value: '' },
    { field: 'price', value: '5' },
    { field: 'name', value: 'x'.repeat(5000), language: 'fr', version: 7, sourceHash: 'old' },
    { field: 'slug', value: 'bearing' },
    { field: 'slug', value: 'Not A Slug', language: 'de' },
    { field: 'imageAlt', value: 'Bearing' },
  ]);
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(codesOf(refused)).toEqual([
    ['rows.1.field', 'TWICE'],
    ['rows.1.value', 'EMPTY'],
    ['rows.2.field', 'NO_SUCH_FIELD'],
    ['rows.3.language', 'NO_SUCH_LANGUAGE'],
    ['rows.3.value', 'INVALID'],
    ['rows.3.version', 'STALE'],
    ['rows.3.sourceHash', 'SOURCE_CHANGED'],
    ['rows.4.value', 'SLUG_TAKEN'],
    ['rows.5.value', 'INVALID'],
    ['rows.6.field', 'NO_SUCH_FIELD'],
  ]);
  expect(textOf(await site.texts('PRODUCT', id), 'name')).toBeUndefined();
  const gone = await site.save('PRODUCT', 'yok', [{ field: 'name', value: 'Bearing' }]);
  expect(codesOf(gone)).toEqual([['rows.0.id', 'NOT_FOUND']]);
});

test('two translators do not write over each other', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  const first = await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing', version: 0 }]);
  const version = textOf(first.things[0], 'name')?.version;
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Ball bearing', version }]);
  const late = await site.save('PRODUCT', id, [{ field: 'name', value: 'Roller bearing', version }]);
  expect(codesOf(late)).toEqual([['rows.0.version', 'STALE']]);
  // Removed and written once more, it has no version that somebody may still hold.
  await site.say('PRODUCT', id, [{ field: 'name', value: null }]);
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing' }]);
  expect(codesOf(await site.save('PRODUCT', id, [{ field: 'name', value: 'x', version }]))).toEqual([
    ['rows.0.version', 'STALE'],
  ]);
});

test('a field that nobody touched stores nothing, and an empty text is not a missing one', async () => {
  const site = await inThreeLanguages();
  const id = await site.product({ imageAlt: 'Rulman', image: '/images/logo.png' });
  const count = async () =>
    (await site.asAdmin('query ($id: ID!) { history(entity: PRODUCT, id: $id) { totalCount } }', { id })).data.history
      .totalCount;
  expect(
    await site.say('PRODUCT', id, [
      { field: 'name', value: null },
      { field: 'imageAlt', value: null },
    ]),
  ).toMatchObject({ saved: 0, unchanged: 2 });
  expect(await site.say('PRODUCT', id, [])).toMatchObject({ saved: 0, unchanged: 0 });
  expect(await count()).toBe(1);
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'imageAlt', value: '' },
  ]);
  expect(await count()).toBe(2);
  const again = await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'imageAlt', value: '' },
  ]);
  expect(again).toMatchObject({ saved: 0, unchanged: 2 });
  expect(await count()).toBe(2);
  const Alt = 'query ($id: ID!) { product(id: $id) { imageAlt pictures { alt } } }';
  expect((await site.askIn('en')(Alt, { id })).data.product.imageAlt).toBeNull();
  expect((await site.askIn('de')(Alt, { id })).data.product.imageAlt).toBe('Rulman');
  expect(textOf(await site.texts('PRODUCT', id), 'imageAlt')?.value).toBe('');
  await site.say('PRODUCT', id, []);
  expect(textOf(await site.texts('PRODUCT', id), 'name')?.value).toBe('Bearing');
});

test('a text is outdated while the Turkish one is another than that it was made from, and prices make none so', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing' }]);
  const isOutdated = async () => textOf(await site.texts('PRODUCT', id), 'name')?.isOutdated;
  const change = (changes: object) =>
    site.asAdmin('mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }', {
      id,
      changes,
    });
  await change({ price: 12, availability: 'IN_STOCK', description: 'Başka' });
  expect(await isOutdated()).toBe(false);
  await change({ name: 'Rulman 6204-2RS' });
  expect(await isOutdated()).toBe(true);
  const Right =
    'mutation ($id: ID!) { stillRight(entity: PRODUCT, id: $id, language: "en") { languages { language outdated } } }';
  expect((await site.asAdmin(Right, { id })).data.stillRight.languages[1]).toEqual({ language: 'en', outdated: 0 });
  expect(await isOutdated()).toBe(false);
  await change({ name: 'Rulman 6204-2Z' });
  expect(await isOutdated()).toBe(true);
  // By its hash, the text is that of the Turkish name from before.
  await change({ name: 'Rulman 6204-2RS' });
  expect(await isOutdated()).toBe(false);
});

test('the text of a machine is on the site once a person has confirmed it, and replaces none of a person', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  const machine = site.askAs(withScopes(site.admin, ['TRANSLATE']));
  const send = (value: string) =>
    machine(SaveTexts, { rows: [{ entity: 'PRODUCT', id, language: 'en', field: 'name', value, origin: 'PERSON' }] });
  expect((await send('Bearing')).errors).toBeUndefined();
  const shown = async () => (await site.askIn('en')(Product, { id })).data.product.name;
  expect(await shown()).toBe('Rulman 6204');
  expect((await site.texts('PRODUCT', id)).languages).toContainEqual(
    expect.objectContaining({ language: 'en', unconfirmed: 1 }),
  );
  await site.asAdmin(
    'mutation ($id: ID!) { stillRight(entity: PRODUCT, id: $id, language: "en", fields: ["name"]) { id } }',
    { id },
  );
  expect(await shown()).toBe('Bearing');
  expect(codesOf(await send('Other'))).toEqual([['rows.0.value', 'PERSON_WROTE_IT']]);
});

test('English is published and hidden without Turkish or German, and the reverse', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'name', value: 'Lager', language: 'de' },
  ]);
  const versionOf = async () =>
    (await site.asAdmin('query ($id: ID!) { product(id: $id) { version status } }', { id })).data.product;
  const before = await versionOf();
  const Set = `mutation ($id: ID!, $status: TranslationStatus!) {
    setTranslationStatus(entity: PRODUCT, id: $id, language: "en", status: $status) { languages { language status } } }`;
  const names = async () =>
    Promise.all(['en', 'de'].map(async (one) => (await site.askIn(one)(Product, { id })).data.product.name));
  for (const status of ['DRAFT', 'HIDDEN']) {
    await site.asAdmin(Set, { id, status });
    expect(await names()).toEqual(['Rulman 6204', 'Lager']);
  }
  await site.asAdmin(Set, { id, status: 'PUBLISHED' });
  expect(await names()).toEqual(['Bearing', 'Lager']);
  expect(await versionOf()).toEqual(before);
  const input = { name: 'Rulman 6204', description: 'Bilyalı', status: 'DRAFT' };
  await site.asAdmin('mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
    id,
    input,
  });
  expect((await site.texts('PRODUCT', id)).languages).toContainEqual(
    expect.objectContaining({ language: 'en', status: 'PUBLISHED' }),
  );
});

test('an address belongs to one thing in each language, and a former one leads to it', async () => {
  const site = await inThreeLanguages();
  const [id, other] = [await site.product(), await site.product()];
  await site.say('PRODUCT', id, [
    { field: 'slug', value: 'bearing-6204' },
    { field: 'slug', value: 'bearing-6204', language: 'de' },
  ]);
  expect(codesOf(await site.save('PRODUCT', other, [{ field: 'slug', value: 'bearing-6204' }]))).toEqual([
    ['rows.0.value', 'SLUG_TAKEN'],
  ]);
  expect(codesOf(await site.save('PRODUCT', other, [{ field: 'slug', value: id }]))).toEqual([
    ['rows.0.value', 'SLUG_TAKEN'],
  ]);
  await site.say('PRODUCT', id, [{ field: 'slug', value: 'ball-bearing-6204' }]);
  const At = 'query ($slug: String!) { thingAtSlug(entity: PRODUCT, slug: $slug) { id slug isFormer } }';
  const at = async (slug: string, language = 'en') => (await site.askIn(language)(At, { slug })).data.thingAtSlug;
  expect(await at('bearing-6204')).toEqual({ id, slug: 'ball-bearing-6204', isFormer: true });
  expect(await at('ball-bearing-6204')).toEqual({ id, slug: 'ball-bearing-6204', isFormer: false });
  expect(await at('bearing-6204', 'de')).toEqual({ id, slug: 'bearing-6204', isFormer: false });
  expect(await at('ball-bearing-6204', 'de')).toBeNull();
  // Somebody else's by now.
  await site.say('PRODUCT', other, [{ field: 'slug', value: 'bearing-6204' }]);
  expect(await at('bearing-6204')).toMatchObject({ id: other, isFormer: false });
});

test('how long messages are kept is said in the language of the notice that says it', async () => {
  const site = await inThreeLanguages();
  const query = '{ privacyNotice { version text retention } }';
  const version = '2026-11';
  await site.db.write((tx) => addPrivacyNotice(tx, { version, text: '{saklama süresi} saklanır.', createdAt: 1 }));
  const read = async () => (await site.askIn('en')(query)).data.privacyNotice.retention as string;
  expect(await read()).toMatch(/^\d+ ay$/);
  await site.say('PRIVACY_NOTICE', version, [{ field: 'text', value: 'We keep messages for {saklama süresi}.' }]);
  expect(await read()).toMatch(/^\d+ months$/);
});
