import { expect, test } from 'vitest';
import { inThreeLanguages } from '../../../testing/languages.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';

const Import =
  'mutation ($content: JSON!) { importContent(content: $content) { parts { name added changed unchanged } notes } }';

test('a language is there from its save on, is changed and taken off without its texts, and comes back with them', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Bearing' }]);
  const List = '{ languages { code name direction inMenu indexable currency position version } }';
  const english = { direction: 'LTR', inMenu: true, indexable: true, currency: null, position: 0, version: 1 };
  const codes = async () => (await site.asVisitor(List)).data.languages;
  expect(await codes()).toEqual([
    { code: 'de', name: 'Deutsch', ...english },
    { code: 'en', name: 'English', ...english },
  ]);
  const Change =
    'mutation ($input: LanguageChanges!, $version: Int) { updateLanguage(code: "de", input: $input, version: $version) { version } }';
  await site.asAdmin(Change, { input: { position: 1, currency: 'EUR' }, version: 1 });
  expect((await site.asAdmin(Change, { input: { name: 'x' }, version: 1 })).errors?.[0]?.extensions.code).toBe(
    'CONFLICT',
  );
  expect((await codes())[1]).toMatchObject({ code: 'de', currency: 'EUR', version: 2 });
  const Add = 'mutation ($code: ID!) { addLanguage(code: $code, input: { name: "x" }) { code } }';
  for (const code of ['tr', 'en', 'EN', 'english', '../x'])
    expect((await site.asAdmin(Add, { code })).errors?.[0]?.extensions, code).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'code',
    });
  await site.asAdmin('mutation { removeLanguage(code: "en") }');
  expect((await codes()).map(({ code }: { code: string }) => code)).toEqual(['de']);
  expect((await site.save('PRODUCT', id, [{ field: 'name', value: 'x' }])).errors).toHaveLength(1);
  await site.asAdmin(Add, { code: 'en' });
  expect((await site.askIn('en')('query ($id: ID!) { product(id: $id) { name } }', { id })).data.product.name).toBe(
    'Bearing',
  );
});

test('content documents carry languages and texts, with what these were made from; what they do not name stays', async () => {
  const site = await inThreeLanguages();
  const [id, other] = [await site.product(), await site.product({ name: 'Somun' })];
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'slug', value: 'bearing' },
  ]);
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Lager', language: 'de' }]);
  await site.say('PRODUCT', other, [{ field: 'name', value: 'Nut' }]);
  await site.asAdmin(
    'mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Rulman", description: "x" }) { id } }',
    { id },
  );
  await site.asAdmin(
    'mutation ($id: ID!) { setTranslationStatus(entity: PRODUCT, id: $id, language: "en", status: DRAFT) { id } }',
    { id },
  );
  const content = await exportContent(site.db);
  const copy = await openTestApi();
  expect((await copy.asAdmin(Import, { content })).errors).toBeUndefined();
  expect(await exportContent(copy.db)).toEqual(content);
  const again = (await copy.asAdmin(Import, { content })).data.importContent;
  expect(again.parts).toContainEqual({ name: 'TRANSLATIONS', added: 0, changed: 0, unchanged: 3 });
  const part = (rows: object[]) => ({ content: { information: { translations: { translations: rows } } } });
  await copy.asAdmin(Import, part([{ entity: 'product', thing: id, language: 'en', texts: {} }]));
  const { translations } = (await exportContent(copy.db)).information as { translations: { translations: object[] } };
  expect(translations.translations).toEqual([
    expect.objectContaining({ thing: id, language: 'de' }),
    { entity: 'product', thing: other, language: 'en', texts: { name: expect.objectContaining({ value: 'Nut' }) } },
  ]);
  const odd = [
    { entity: 'product', thing: 'yok', language: 'en', texts: { name: 'x' } },
    { entity: 'product', thing: other, language: 'fr', texts: { name: 'x' } },
    { entity: 'product', thing: other, language: 'en', texts: { name: 'Nut', price: '5' } },
  ];
  expect((await copy.asAdmin(Import, part(odd))).data.importContent.notes).toHaveLength(3);
});
