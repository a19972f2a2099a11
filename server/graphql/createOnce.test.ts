import { expect, test } from 'vitest';
import { enquiryInput, SendEnquiry } from '../testing/enquiries.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { createSchema } from './schema.ts';

const key = 'b1e6a1b2-7c1c-4b0e-9a55-şğı';
const names = { ProductInput: 'Şamandıralı vana', CategoryInput: 'Çekvalfler', FamilyInput: '62 serisi' };
const product = { name: names.ProductInput, description: 'DN50' };
const message = { name: 'Işıl', email: 'isil@example.com', subject: 'Rulman', message: 'Stokta var mı?' };

/** A call for each mutation that creates, the list that shows what it made, and other content for the same key. */
const creating: [string, string, object, string, object][] = [
  ['createProduct', 'ProductInput', product, 'products { totalCount }', { price: 3.5 }],
  ['createCategory', 'CategoryInput', { name: names.CategoryInput }, 'categories { id }', { description: 'Pirinç' }],
  ['createAttribute', 'AttributeInput', { name: 'Ağırlık', kind: 'NUMBER' }, 'attributes { id }', { unit: 'kg' }],
  ['createProductKind', 'ProductKindInput', { name: 'Vana', attributes: [] }, 'productKinds { id }', { name: 'Valf' }],
  ['createFamily', 'FamilyInput', { name: names.FamilyInput, columns: [] }, 'families { id }', { name: '63 serisi' }],
  ['addRedirect', 'RedirectInput', { from: '/eski', to: '/about' }, 'redirects { from }', { to: '/contact' }],
  ['sendMessage', 'MessageInput', message, 'messages { totalCount }', { message: 'Fiyatı nedir?' }],
];

test.each(creating)(
  '%s creates once for each key, and refuses other content for it',
  async (name, type, input, list, other) => {
    const { asAdmin } = await openTestApi();
    const id = name === 'addRedirect' ? 'from' : 'id';
    const Create = `mutation ($input: ${type}!, $key: ID) { ${name}(input: $input, key: $key) { ${id} } }`;
    const create = (more: object = {}) => asAdmin(Create, { input: { ...input, ...more }, key });
    const first = await create();
    expect(first.errors).toBeUndefined();
    const made = (await asAdmin(`{ ${list} }`)).data;
    expect((await create()).data).toEqual(first.data);
    expect((await create(other)).errors?.[0]).toMatchObject({
      message: 'This key was used for another call: take a new key for new content.',
      extensions: { code: 'CONFLICT', field: 'key' },
    });
    expect((await asAdmin(`{ ${list} }`)).data).toEqual(made);
  },
);

test('of eight calls at once with one key, all return the same product', async () => {
  const { asAdmin } = await openTestApi();
  const Create = 'mutation ($input: ProductInput!, $key: ID) { createProduct(input: $input, key: $key) { id } }';
  const answers = await Promise.all(Array.from({ length: 8 }, () => asAdmin(Create, { input: product, key })));
  expect(new Set(answers.map(({ data }) => data.createProduct.id)).size).toBe(1);
  expect((await asAdmin('{ products { totalCount } }')).data.products.totalCount).toBe(1);
});

test('a refused call leaves its key free, and what was deleted since is not found', async () => {
  const { asAdmin } = await openTestApi();
  const Create = 'mutation ($input: ProductInput!, $key: ID) { createProduct(input: $input, key: $key) { id } }';
  const refused = await asAdmin(Create, { input: { ...product, categoryId: 'yok' }, key });
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const { id } = (await asAdmin(Create, { input: product, key })).data.createProduct;
  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  expect((await asAdmin(Create, { input: product, key })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('an offer and a note are made once for each key', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  const id = (await asAdmin('{ enquiries { nodes { id } } }')).data.enquiries.nodes[0].id as string;
  const input = { lines: [{ name: 'Dirsek', quantity: 1, price: 5, vatRate: 20 }], validDays: 14, preparedBy: 'Kerem' };
  const Make = `mutation ($id: ID!, $input: OfferInput!, $key: ID) { makeOffer(enquiryId: $id, input: $input, key: $key) { offers { id } } }`;
  const Note = `mutation ($id: ID!, $key: ID) { addEnquiryNote(id: $id, text: "Arandı", key: $key) { history { kind } } }`;
  for (let times = 0; times < 2; times++) {
    expect((await asAdmin(Make, { id, input, key })).data.makeOffer.offers).toHaveLength(1);
    const { history } = (await asAdmin(Note, { id, key })).data.addEnquiryNote;
    expect(history.filter(({ kind }: { kind: string }) => kind === 'NOTE')).toHaveLength(1);
  }
});

test('prices that are planned to rise rise once for each key', async () => {
  const { asAdmin } = await openTestApi();
  const Product = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const { id } = (await asAdmin(Product, { input: { ...product, price: 100 } })).data.createProduct;
  const priceRule = { percent: 12 };
  const input = { name: 'Zam', which: { ids: [id] }, priceRule, at: '2999-11-27T06:00:00Z' };
  const Plan = 'mutation ($input: PlanInput!, $key: ID) { createPlan(input: $input, key: $key) }';
  const first = await asAdmin(Plan, { input, key });
  expect(first.errors).toBeUndefined();
  expect((await asAdmin(Plan, { input, key })).data).toEqual(first.data);
  const Steps = '{ planSteps(from: "2999-11-01T00:00:00Z", to: "2999-12-01T00:00:00Z") { count } }';
  expect((await asAdmin(Steps)).data.planSteps).toEqual([{ count: 1 }]);
});

/** These answer a repeated call in their own way. */
const withoutKey: Record<string, string> = {
  addToQuoteList: 'It adds to a list, as often as it is called.',
  addEnquiryAttachment: 'What no enquiry claims is gone after a day.',
  addFileToQuoteList: 'It adds to a list, as often as it is called.',
  createQuoteList: 'There are at most five.',
  addPictureBatch: 'A batch is added once; a second call is refused.',
  addPasskey: 'Its challenge is good for one call.',
  addLanguage: 'A site has a language once, by its code.',
  createPreviewLink: 'Another link opens the same page, and each can be withdrawn.',
  makeKey: 'The secret is shown once: where the answer was lost, the key is revoked and another one made.',
  makeImportKey: 'It is shown once, and a new one ends the earlier one.',
  makeRecoveryCodes: 'They are shown once, and new ones end the earlier ones.',
  makeBackup: 'Each is a backup of its own moment.',
  sendEnquiry: 'Its key is in its input.',
  sendPictureFile: 'A file that has come already stays as it is.',
  sendOffer: 'The version that it takes is another one afterwards.',
};

test('each mutation that creates takes a key, or has a reason for none', () => {
  const fields = Object.values(createSchema().getMutationType()?.getFields() ?? {});
  const without = fields
    .filter(({ name }) => /^(create|add|make|send)[A-Z]/.test(name))
    .filter(({ args }) => !args.some(({ name }) => name === 'key'))
    .map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(withoutKey).sort());
});
