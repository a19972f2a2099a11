import { expect, test } from 'vitest';
import { inThreeLanguages } from '../../../testing/languages.ts';

const Change = `mutation ($code: ID!, $input: LanguageChanges!) { updateLanguage(code: $code, input: $input) {
  showsUnconfirmed untranslated } }`;

test('drafts of machines are read and found by visitors of a language that shows them, and of no other', async () => {
  const site = await inThreeLanguages();
  const add = async (operation: string, variables: object = {}) =>
    Object.values((await site.asAdmin(operation, variables as never)).data)[0] as {
      id: string;
      options: { id: string }[];
    };
  const seal =
    await add(`mutation { createAttribute(input: { name: "Kapak", kind: OPTION, options: [{ name: "Sac" }] }) {
    id options { id } } }`);
  const tin = seal.options[0]?.id ?? '';
  const id = await site.product({ specs: [{ attributeId: seal.id, values: [tin] }] });
  const draft = { origin: 'MACHINE' };
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Deep groove bearing', ...draft }]);
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Rillenlager', language: 'de', ...draft }]);
  await site.say('ATTRIBUTE', seal.id, [
    { field: 'name', value: 'Seal', ...draft },
    { field: `options.${tin}`, value: 'Metal shield', ...draft },
  ]);
  const Show = `query ($id: ID!, $search: String!) { product(id: $id) { name specs { attribute { name } } }
    products(search: $search) { totalCount } }`;
  const seen = async (language: string, search: string) => {
    const { data } = await site.askIn(language)(Show, { id, search });
    return [data.product.name, data.product.specs[0].attribute.name, data.products.totalCount];
  };
  const hidden = ['Rulman 6204', 'Kapak', 0];
  expect(await seen('en', 'groove')).toEqual(hidden);
  expect((await site.asAdmin(Change, { code: 'en', input: { showsUnconfirmed: true } })).data.updateLanguage).toEqual({
    showsUnconfirmed: true,
    untranslated: 'IN_PLACE',
  });
  expect(await seen('en', 'groove')).toEqual(['Deep groove bearing', 'Seal', 1]);
  expect(await seen('en', 'shield')).toEqual(['Deep groove bearing', 'Seal', 1]);
  expect(await seen('de', 'rillenlager')).toEqual(hidden);
  // A text that is a draft in the language, or hidden there, stays so.
  const State = `mutation ($id: ID!, $status: TranslationStatus!) {
    setTranslationStatus(entity: PRODUCT, id: $id, language: "en", status: $status) { id } }`;
  await site.asAdmin(State, { id, status: 'DRAFT' });
  expect((await seen('en', 'groove'))[0]).toBe('Rulman 6204');
  await site.asAdmin(State, { id, status: 'PUBLISHED' });
  await site.asAdmin(Change, { code: 'en', input: { showsUnconfirmed: false } });
  expect(await seen('en', 'groove')).toEqual(hidden);
});

test('a choice of a language comes back with an undo, and what is found with it', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [{ field: 'name', value: 'Groove', origin: 'MACHINE' }]);
  const found = async () =>
    (await site.askIn('en')('{ products(search: "groove") { totalCount } }')).data.products.totalCount;
  await site.asAdmin(Change, { code: 'en', input: { showsUnconfirmed: true } });
  expect(await found()).toBe(1);
  const [deed] = (await site.asAdmin('{ deeds(first: 1) { nodes { undoToken } } }')).data.deeds.nodes;
  const undone = await site.asAdmin('mutation ($token: ID!) { undo(token: $token) { restored } }', {
    token: deed.undoToken,
  });
  expect(undone.errors).toBeUndefined();
  expect(await found()).toBe(0);
});
