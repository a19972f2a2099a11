import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { withScopes } from '../testing/keys.ts';
import { SaveTexts } from '../testing/languages.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { withPeople } from '../testing/people.ts';
import { addProfile } from '../testing/profiles.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { addDocument, addProductWith } from '../testing/uploads/uploadDocument.ts';
import { canvas, upload } from '../testing/uploads/uploadPicture.ts';

const Delete = 'mutation ($kind: EntityKind!, $id: ID!) { deleteThing(kind: $kind, id: $id) { kind id undoToken } }';
const Undo = 'mutation ($token: ID!) { undo(token: $token) { restored removed } }';
const message = '{ name: "Şule", email: "sule@ornek.com.tr", subject: "Vana", message: "DN50" }';
const enquiry = `{ key: "a-key-of-sixteen-letters", name: "Ayşe", email: "ayse@firma.example", company: "Yılmaz",
  rows: [{ text: "DN65 dirsek", quantity: 12 }] }`;

/** Makes one of each kind; each call returns `id`. */
const made = {
  PRODUCT: 'id: createProduct(input: { name: "Vana", description: "x" }) { id }',
  CATEGORY: 'id: createCategory(input: { name: "Vanalar" }) { id }',
  ATTRIBUTE: 'id: createAttribute(input: { name: "Çap", kind: NUMBER }) { id }',
  KIND: 'id: createProductKind(input: { name: "Vana", attributes: [] }) { id }',
  FAMILY: 'id: createFamily(input: { name: "Vana", columns: [] }) { id }',
  REDIRECT: 'id: addRedirect(input: { from: "/eski", to: "/products" }) { id: from }',
  SYNONYM: 'id: addSynonym(input: { said: "şanzuman", finds: ["redüktör"] }) { id: key }',
  PIN: 'id: addPin(input: { said: "adres", productIds: [], leadsTo: "/contact" }) { id: key }',
  TEMPLATE: 'id: createOfferTemplate(input: { name: "Peşin" }) { id }',
  ANSWER: 'id: createAnswerTemplate(input: { name: "Stokta", text: "Stokta var." }) { id }',
  MESSAGE: `id: sendMessage(input: ${message}) { id }`,
};

test.each(Object.entries(made))(
  'a %s is deleted with a token, and its token brings it back once',
  async (kind, call) => {
    const api = await openTestApi();
    const { data, errors } = await (kind === 'MESSAGE' ? api.asVisitor : api.asAdmin)(`mutation { ${call} }`);
    expect(errors).toBe(undefined);
    const { id } = data.id as { id: string };
    const deleted = await api.asAdmin(Delete, { kind, id });
    expect(deleted.errors).toBe(undefined);
    const { undoToken } = deleted.data.deleteThing as { undoToken: string };
    expect(deleted.data.deleteThing).toEqual({ kind, id, undoToken: expect.any(String) as string });
    expect((await api.asAdmin('{ bin { totalCount } }')).data.bin.totalCount).toBe(1);
    expect((await api.asAdmin(Delete, { kind, id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await api.asAdmin(Undo, { token: undoToken })).data.undo).toEqual({ restored: 1, removed: 0 });
    expect((await api.asAdmin('{ bin { totalCount } }')).data.bin.totalCount).toBe(0);
    expect((await api.asAdmin(Undo, { token: undoToken })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  },
);

test('a document, a picture, a profile and a language with its texts come back by their tokens', async () => {
  const site = await serveTestSite();
  const document = await addDocument(site);
  const product = await addProductWith(site, [document.id]);
  const picture = (await upload(site, await canvas().png().toBuffer())).data?.uploadImage.url ?? '';
  const setup = { direction: 'EXPORT', columns: [{ heading: 'Kod', field: 'stockCode', steps: [] }] };
  const profile = await addProfile(site, 'Bayi', setup);
  await site.asAdmin('mutation { addLanguage(code: "en", input: { name: "English", currency: TRY }) { code } }');
  const rows = [{ entity: 'PRODUCT', id: product, language: 'en', field: 'name', value: 'Bearing' }];
  expect((await site.asAdmin(SaveTexts, { rows })).errors).toBeUndefined();
  const read = async () => {
    const { data, errors } = await site.asAdmin(`{ product(id: "${product}") { documents { id } }
      importProfiles { id name } languages { code } productTexts(ids: ["${product}"]) { language field value } }`);
    expect(errors).toBeUndefined();
    return data;
  };
  const before = await read();
  const things = [
    { kind: 'DOCUMENT', id: document.id },
    { kind: 'PICTURE', id: picture },
    { kind: 'PROFILE', id: profile },
    { kind: 'LANGUAGE', id: 'en' },
  ];
  for (const thing of things) {
    const { data, errors } = await site.asAdmin(Delete, thing);
    expect([thing, errors]).toEqual([thing, undefined]);
    if (thing.kind !== 'PICTURE') expect([thing.kind, await read()]).not.toEqual([thing.kind, before]);
    const binned = async () => (await site.asAdmin('{ bin { totalCount } }')).data.bin.totalCount as number;
    expect(await binned()).toBeGreaterThan(0);
    const { undoToken: token } = data.deleteThing as { undoToken: string };
    expect((await site.asAdmin(Undo, { token })).errors).toBeUndefined();
    expect([thing.kind, await read()]).toEqual([thing.kind, before]);
    expect(await binned()).toBe(0);
    // Visitors are not shown a picture that nothing uses; an admin is.
    expect((await get(site.origin + picture, { cookie: site.cookie })).status).toBe(200);
  }
});

test('an enquiry and waiting changes come back by their tokens, too, and what is never deleted says so', async () => {
  const api = await openTestApi();
  await api.asVisitor(`mutation { sendEnquiry(input: ${enquiry}) { number } }`);
  const [{ id }] = (await api.asAdmin('{ enquiries { nodes { id } } }')).data.enquiries.nodes as [{ id: string }];
  const product = (await api.asAdmin(`mutation { ${made.PRODUCT} }`)).data.id.id as string;
  await api.asAdmin(`mutation { keepWaiting(id: "${product}", input: { price: 61 }, confirmJumps: true) { id } }`);
  await api.asAdmin(`mutation { ${made.CATEGORY} }`);
  await api.asAdmin(
    'mutation { keepWaitingValues(values: { id: "vanalar", category: { name: "Pompalar" } }) { __typename } }',
  );
  for (const thing of [
    { kind: 'ENQUIRY', id },
    { kind: 'WAITING', id: product },
    { kind: 'WAITING_VALUES', id: 'category:vanalar' },
  ]) {
    const { data, errors } = await api.asAdmin(Delete, thing);
    expect([thing, errors]).toEqual([thing, undefined]);
    const { undoToken: token } = data.deleteThing as { undoToken: string };
    expect((await api.asAdmin(Undo, { token })).data.undo.restored).toBe(1);
  }
  expect((await api.asAdmin('{ enquiries { totalCount } }')).data.enquiries.totalCount).toBe(1);
  for (const kind of ['MONEY', 'EXCHANGE_RATE', 'ORDER', 'ABOUT'])
    expect((await api.asAdmin(Delete, { kind, id: '1' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'kind',
    });
});

test('roles delete what they work with, and a key what belongs to products and what it deleted itself', async () => {
  const { askAs, people, admin } = await withPeople();
  const call = async (ask: ReturnType<typeof askAs>, kind: string, id: string) => {
    const { data, errors } = await ask(Delete, { kind, id });
    return (errors?.[0]?.extensions.code ?? data.deleteThing.undoToken) as string;
  };
  expect(await call(askAs(people.SALES), 'PRODUCT', '1')).toBe('FORBIDDEN');
  expect(await call(askAs(people.EDITOR), 'MESSAGE', '1')).toBe('FORBIDDEN');
  const owner = askAs(people.OWNER);
  const id = (await owner(`mutation { ${made.PRODUCT} }`)).data.id.id as string;
  const key = askAs(withScopes({ ...admin, email: 'Logo ERP (key)' }, ['WRITE_PRODUCTS']));
  expect(await call(key, 'SYNONYM', 'x')).toBe('FORBIDDEN');
  const token = await call(key, 'PRODUCT', id);
  const other = askAs(withScopes({ ...admin, email: 'Netsis (key)' }, ['WRITE_PRODUCTS']));
  expect((await other(Undo, { token })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await key(Undo, { token })).data.undo.restored).toBe(1);
});

test('a node that was deleted has its token as well', async () => {
  const { asAdmin } = await openTestApi();
  const { id } = (await asAdmin(`mutation { ${made.CATEGORY} }`)).data.id as { id: string };
  const { data } = await asAdmin(`mutation { deleteNode(nodeId: "Category:${id}") { deletedId undoToken } }`);
  expect((await asAdmin(Undo, { token: data.deleteNode.undoToken })).data.undo.restored).toBe(1);
});
