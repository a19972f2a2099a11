import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';

const product = `{ name: "İğneli Rulman", description: "NK 20/16", price: 120.5, stockCode: "NK-20/16", brand: "İĞÜ",
  kindId: "rulman", familyId: "nk", categoryId: "rulmanlar", priceBreaks: [{ minimum: 10, price: 110 }],
  crossReferences: [{ maker: "FAG", code: "NK20/16", relation: SAME_PART }],
  specs: [{ attributeId: "boy", values: ["20"] }], togetherIds: ["other"], successorId: "other" }`;
const section = '{ title: "Ekip", description: "İşimiz", icon: users }';
const about = `{ heroTitle: "Biz", heroDescription: "Parça", mission: ${section}, vision: ${section}, values: ${section}, team: ${section},
  steps: [{ title: "Ölçü", description: "Parçayı ölçeriz" }] }`;
const contact = `{ heroTitle: "İletişim", heroDescription: "Yazın", email: "a@b.co", phone: "+90 212 000 00 00", address: "İkitelli",
  googleMapsEmbed: "https://www.google.com/maps/embed?pb=1" }`;

/** Each way to save content that exists, by its root field. */
const saves = {
  updateProduct: `updateProduct(id: "part", input: ${product}) { version }`,
  patchProduct: `patchProduct(id: "part", changes: ${product}) { version }`,
  patchProducts: `patchProducts(rows: [{ id: "part", changes: ${product} }]) { product { version } code }`,
  setProductFeatured: 'setProductFeatured(id: "part", featured: true) { version }',
  setProductsFeatured: 'setProductsFeatured(ids: ["part", "other"], featured: true)',
  moveProducts: 'moveProducts(ids: ["part"], categoryId: "rulmanlar")',
  changeProducts: 'changeProducts(which: { ids: ["part"] }, changes: { brand: "İĞÜ" }) { count }',
  updateCategory: 'updateCategory(id: "rulmanlar", input: { name: "Rulmanlar", status: PUBLISHED }) { version }',
  updateAttribute: 'updateAttribute(id: "boy", input: { name: "Boy", kind: NUMBER, unit: "mm" }) { version }',
  updateProductKind:
    'updateProductKind(id: "rulman", input: { name: "Rulman", attributes: [{ attributeId: "boy" }] }) { version }',
  updateFamily: 'updateFamily(id: "nk", input: { name: "NK", columns: ["boy"] }) { version }',
  updateSector: 'updateSector(id: "energy", input: { productIds: ["part"] }) { version }',
  updateAbout: `updateAbout(input: ${about}) { version }`,
  updateGeneralContact: `updateGeneralContact(input: ${contact}) { version }`,
  changePin: 'changePin(id: "rulman", input: { said: "Rulman", productIds: ["part"] }) { said }',
  changeSynonym: 'changeSynonym(id: "somun", input: { said: "somun", finds: ["nut"] }) { said }',
};

async function openFilled() {
  const api = await openTestApi();
  const ask = async (mutation: string) => {
    const { data, errors } = await api.asAdmin(`mutation { ${mutation} }`);
    expect(errors).toBeUndefined();
    return data;
  };
  await ask('createCategory(input: { name: "Rulmanlar" }) { id }');
  await ask('createAttribute(input: { name: "Boy", kind: NUMBER, unit: "mm" }) { id }');
  await ask('createProductKind(input: { name: "Rulman", attributes: [{ attributeId: "boy" }] }) { id }');
  await ask('createFamily(input: { name: "NK", columns: ["boy"] }) { id }');
  const rows = ['other', 'part'].map((id) => ({
    id,
    name: `Rulman ${id}`,
    description: 'Çelik',
    price: null,
    categoryId: null,
  }));
  const content = { version: 1, information: { products: { products: rows } } };
  const Import = 'mutation ($content: JSON!) { importContent(content: $content) { notes } }';
  expect((await api.asAdmin(Import, { content })).errors).toBeUndefined();
  await ask('addPin(input: { said: "rulman", productIds: ["other"] }) { said }');
  await ask('addSynonym(input: { said: "somun", finds: ["nut"] }) { said }');
  // The first reader stores the defaults.
  await api.asVisitor('{ siteSettings { name } }');
  return { ...api, ask };
}

/** The state that callers and pages see: a revision, the history and the feed of changes. */
async function stateOf({ db, asAdmin }: Awaited<ReturnType<typeof openFilled>>) {
  await db.catchUp();
  const { data } = await asAdmin(
    '{ changes(first: 0) { latest } history(entity: PRODUCT, id: "part") { totalCount } }',
  );
  return { revision: db.revision(), ...data };
}

test('a save of what is stored already makes no version, no revision and no entry of the history', async () => {
  const api = await openFilled();
  for (const [name, save] of Object.entries(saves)) {
    const first = await api.ask(save);
    const before = await stateOf(api);
    expect([name, await api.ask(save)]).toEqual([name, first]);
    expect([name, await stateOf(api)]).toEqual([name, before]);
  }
  const row = (version: number, brand: string) =>
    `changeProductRows(rows: [{ id: "part", version: ${version}, changes: { brand: "${brand}" } }]) { rows { version code } undo { id } }`;
  const { version } = (await api.asAdmin('{ product(id: "part") { version } }')).data.product;
  const before = await stateOf(api);
  expect((await api.ask(row(version, 'İĞÜ'))).changeProductRows).toEqual({
    rows: [{ version, code: null }],
    undo: null,
  });
  expect(await stateOf(api)).toEqual(before);
});
