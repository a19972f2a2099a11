import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentFiles, documents } from '../../../db/tables/documentTables.ts';
import { calls } from '../../../testing/calls.ts';
import { allTables } from '../../../testing/openTestDatabase.ts';
import { withOrder } from '../../../testing/orders.ts';
import { fields } from '../../../testing/rootFields.ts';

type Site = Awaited<ReturnType<typeof withOrder>>;
/** The rows that the mutations change, by the word that a call names them with. */
type Ids = Record<string, string>;

/** Mutations of these names set what is given, so that the same call twice changes something once. */
const sets = /^Mutation[.](?:update|change|set|patch|upsert|save|keep|rename|arrange|assign|choose|move)[A-Z]/;

/** Calls of these would need what no call alone brings about, and why; each is tried where its subject is. */
const elsewhere: Record<string, string> = {
  changePassword: 'A password is hashed with other salt each time, and ends sessions.',
  changeQuoteRow: 'A visitor without a cookie has no list: quotes.test.',
  chooseQuoteList: 'A visitor without a cookie has no list: quotes.test.',
  renameQuoteList: 'A visitor without a cookie has no list: quotes.test.',
  movePlan: 'A plan is no entity with a version or a history.',
  setImportSignIn: 'It is a secret, of which nothing is compared: the audit log says that it was set.',
  keepWaitingValues: 'It is another way to keepWaiting.',
  moveCustomerAddress: 'It makes a firm of an address, once.',
};

const page = `heroTitle: "a", heroDescription: "b", googleMapsEmbed: "https://www.google.com/maps/embed?pb=1"`;
const contact = 'email: "a@b.co", phone: "+90 212 000 00 00", address: "Şişli"';

/** The calls that set something; all others are those that tests make up from the schema, for the row of the same name. */
const written = (ids: Ids): Record<string, string> => ({
  updateProduct: `updateProduct(id: "${ids.product}", input: { name: "Vana", description: "x", price: 5 }, confirmJumps: true) { id }`,
  patchProduct: `patchProduct(id: "${ids.product}", changes: { price: 7, brand: "Ege" }, confirmJumps: true) { id }`,
  patchProducts: `patchProducts(rows: [{ id: "${ids.product}", changes: { leadDays: 7 } }]) { code }`,
  upsertProducts: `upsertProducts(rows: [{ id: "${ids.product}", changes: { listPrice: { amount: 20, currency: EUR }, vatRate: 10 } }]) { undoToken }`,
  setProductFeatured: `setProductFeatured(id: "${ids.product}", featured: true) { id }`,
  setProductsFeatured: `setProductsFeatured(ids: ["${ids.product}"], featured: true)`,
  moveProducts: `moveProducts(ids: ["${ids.product}"], categoryId: "vanalar")`,
  changeProducts: `changeProducts(which: { ids: ["${ids.product}"] }, changes: { leadDays: 9 }) { count }`,
  keepWaiting: `keepWaiting(id: "${ids.product}", input: { brand: "Bor" }) { id }`,
  updateCategory: 'updateCategory(id: "vanalar", input: { name: "Vanalar", description: "Pirinç" }) { id }',
  updateSector: `updateSector(id: "energy", input: { productIds: ["${ids.product}"] }) { id }`,
  updateAttribute: `updateAttribute(id: "${ids.attribute}", input: { name: "İç çap", kind: NUMBER }) { id }`,
  updateProductKind: `updateProductKind(id: "${ids.kind}", input: { name: "Rulmanlar", attributes: [] }) { id }`,
  updateFamily: `updateFamily(id: "${ids.family}", input: { name: "63 serisi", columns: ["${ids.attribute}"] }) { id }`,
  updateGeneralContact: `updateGeneralContact(input: { ${contact}, ${page} }) { heroTitle }`,
  updateSiteSettings: `updateSiteSettings(input: { name: "Vitrin", logo: "/images/logo.png", ${contact} }) { name }`,
  updateContactPage: `updateContactPage(input: { name: "Vitrin A.Ş.", logo: "/images/logo.png", ${contact}, ${page} }) { contact { email } }`,
  updateMoneySettings:
    'updateMoneySettings(input: { currencies: [EUR], source: TYPED, rateKind: FOREX_SELLING, margin: 1, oldAfterDays: 5, ' +
    'whenOld: KEEP, vatRates: [{ rate: 20 }, { rate: 10 }], showsNet: true, showsRate: false }) { version }',
  setExchangeRate: 'setExchangeRate(input: { currency: EUR, rate: 48 }) { id }',
  changeSynonym: 'changeSynonym(id: "sanzuman", input: { said: "şanzuman", finds: ["dişli kutusu"] }) { key }',
  changePin: 'changePin(id: "adres", input: { said: "adres", productIds: [], leadsTo: "/about" }) { key }',
  updateDocument: `updateDocument(id: "katalog", input: { title: "Katalog 2", kind: OTHER, file: "${file}" }) { id }`,
  setMessageStatus: `setMessageStatus(id: "${ids.message}", status: READ) { id }`,
  setMessageSuspectedSpam: `setMessageSuspectedSpam(id: "${ids.message}", suspectedSpam: true) { id }`,
  setEnquiryState: `setEnquiryState(id: "${ids.enquiry}", state: WON) { id }`,
  assignEnquiry: `assignEnquiry(id: "${ids.enquiry}", adminId: "${ids.person}") { id }`,
  setEnquirySuspectedSpam: `setEnquirySuspectedSpam(id: "${ids.enquiry}", suspectedSpam: true) { id }`,
  updateCustomer: `updateCustomer(id: "${ids.customer}", input: { name: "Yeşiltepe", discount: "5", note: "Cuma" }) { id }`,
  setOrderState: `setOrderState(id: "${ids.order}", state: CONFIRMED) { id }`,
  setOrderPapers: `setOrderPapers(id: "${ids.order}", invoiceNumber: "FTR2026000000042") { id }`,
  setExternalIds: `setExternalIds(of: PRODUCT, rows: [{ thingId: "${ids.product}", system: "logo", externalId: "42" }]) { externalId }`,
  updateOfferTemplate: `updateOfferTemplate(id: "${ids.offerTemplate}", input: { name: "Bayi", notes: "x" }) { id }`,
  updateAnswerTemplate: `updateAnswerTemplate(id: "${ids.answerTemplate}", input: { name: "Var", text: "y" }) { id }`,
  updateView: `updateView(id: "${ids.view}", input: { name: "Benim", query: "state=draft" }) { id }`,
  arrangeViews: `arrangeViews(list: PRODUCTS, order: ["${ids.view}"], pinned: []) { nodes { id } }`,
  updateLanguage: 'updateLanguage(code: "en", input: { position: 3 }) { code }',
  saveTranslations:
    'saveTranslations(rows: [{ entity: CATEGORY, id: "vanalar", language: "en", field: "name", value: "Valves" }]) { saved }',
  setTranslationStatus: 'setTranslationStatus(entity: CATEGORY, id: "vanalar", language: "en", status: HIDDEN) { id }',
  setTranslationStatuses: 'setTranslationStatuses(which: {}, language: "en", status: DRAFT) { count }',
  renamePerson: `renamePerson(id: "${ids.person}", name: "Işıl") { id }`,
  setPersonRoles: `setPersonRoles(id: "${ids.person}", roles: [OWNER, SALES]) { id }`,
  setPersonSuspended: `setPersonSuspended(id: "${ids.person}", suspended: false) { id }`,
  updateOwnAccount: 'updateOwnAccount(input: { name: "Işıl", language: TR }) { name }',
  updateKey: `updateKey(id: "${ids.key}", input: { name: "ERP 2", scopes: [READ_DRAFTS] }) { id }`,
  updateWebhook: `updateWebhook(id: "${ids.webhook}", input: { name: "ERP", url: "https://93.184.215.14/b", events: [PRICE_CHANGED] }) { id }`,
  setWebhookOn: `setWebhookOn(id: "${ids.webhook}", on: false) { id }`,
  updateImportProfile: `updateImportProfile(id: "${ids.profile}", input: { name: "Başka" }) { id }`,
  chooseNotices: 'chooseNotices(kind: MESSAGE_RECEIVED, bell: NEVER, mail: NEVER) { sendsMail }',
});

const file = '/belgeler/1-katalog.pdf';

/** Brings about one row of each kind. */
async function filled(site: Site): Promise<Ids> {
  const { asAdmin, asVisitor } = site;
  await asAdmin('{ siteSettings { name } }');
  const made = async (call: string) => {
    const { data, errors } = await asAdmin(`mutation { made: ${call} }`);
    expect([call, errors]).toEqual([call, undefined]);
    return data.made as { id: string; key: string };
  };
  await made('createCategory(input: { name: "Vana" }) { id }');
  await made('createCategory(input: { name: "Vanalar" }) { id }');
  await made('addSynonym(input: { said: "şanzuman", finds: ["redüktör"] }) { key }');
  await made('addPin(input: { said: "adres", productIds: [], leadsTo: "/contact" }) { key }');
  await made('addLanguage(code: "en", input: { name: "English" }) { code }');
  await made(written({}).updateMoneySettings?.replace('margin: 1', 'margin: 0') ?? '');
  await made('setExchangeRate(input: { currency: EUR, rate: 47 }) { id }');
  await site.db.write(async (tx) => {
    const stored = { url: file, name: 'katalog.pdf', format: 'PDF', byteSize: 1, sha256: 'x' } as const;
    await tx.insert(documentFiles).values({ ...stored, uploader: 'a@b.co', createdAt: 1 });
    const titled = { title: 'Katalog', titleKey: 'katalog', foundBy: 'katalog', kind: 'OTHER' } as const;
    await tx.insert(documents).values({ id: 'katalog', file, ...titled });
  });
  const message = '{ name: "Şule", email: "sule@ornek.com.tr", subject: "Vana", message: "DN50" }';
  const sent = await asVisitor(`mutation { sendMessage(input: ${message}) { id } }`);
  const idOf = async (call: string) => (await made(`${call} { id }`)).id;
  const webhook = await made(
    'createWebhook(input: { name: "ERP", url: "https://93.184.215.14/a", events: [PRICE_CHANGED] }) { webhook { id } }',
  );
  const key = await made('makeKey(input: { name: "ERP", scopes: [READ_CATALOGUE] }) { key { id } }');
  const { data } = await asAdmin('{ me { id } customers { nodes { id } } }');
  return {
    product: site.productId,
    enquiry: site.enquiryId,
    order: site.orderId,
    message: sent.data.sendMessage.id as string,
    attribute: await idOf('createAttribute(input: { name: "Çap", kind: NUMBER })'),
    kind: await idOf('createProductKind(input: { name: "Rulman", attributes: [] })'),
    family: await idOf('createFamily(input: { name: "62 serisi", columns: [] })'),
    offerTemplate: await idOf('createOfferTemplate(input: { name: "Peşin" })'),
    answerTemplate: await idOf('createAnswerTemplate(input: { name: "Stokta", text: "Var." })'),
    view: await idOf('createView(list: PRODUCTS, input: { name: "Benim", query: "state=hidden" })'),
    profile: await idOf('createImportProfile(input: { name: "Tedarikçi", setup: { columns: [] } })'),
    webhook: (webhook as unknown as { webhook: { id: string } }).webhook.id,
    key: (key as unknown as { key: { id: string } }).key.id,
    person: data.me.id as string,
    customer: (data.customers.nodes[0]?.id as string | undefined) ?? randomUUID(),
  };
}

/** These rows say when somebody was last here, and are written by any call. */
const ofSessions = new Set(['sessions', 'own_rate']);

async function rowsOf(db: Site['db']) {
  const found: Record<string, string[]> = {};
  for (const [name, table] of allTables)
    if (!ofSessions.has(name)) found[name] = (await db.select().from(table)).map((row) => JSON.stringify(row)).sort();
  return found;
}

test('each mutation that sets something writes nothing when it is asked for the same again', async () => {
  const site = await withOrder();
  const ids = await filled(site);
  const names = fields.flatMap(([name]) => (sets.test(name) ? [name.slice('Mutation.'.length)] : []));
  const own = written(ids);
  expect(Object.keys({ ...own, ...elsewhere }).filter((name) => !names.includes(name))).toEqual([]);
  const wrong: unknown[] = [];
  for (const name of names.filter((one) => !(one in elsewhere))) {
    let call = own[name] ?? calls[`Mutation.${name}`] ?? '';
    // The grid says which version it changes.
    if (name === 'changeProductRows') {
      const { data } = await site.asAdmin(`{ product(id: "${ids.product}") { version } }`);
      call = `changeProductRows(rows: [{ id: "${ids.product}", version: ${data.product.version}, changes: { leadDays: 11 } }]) { rows { id } }`;
    }
    const first = await site.asAdmin(`mutation { ${call} }`);
    if (first.errors) wrong.push([name, first.errors[0]?.message]);
    if (name === 'changeProductRows') call = call.replace(/version: (\d+)/, (_, at) => `version: ${Number(at) + 1}`);
    const [before, revision] = [await rowsOf(site.db), site.db.revision()];
    const second = await site.asAdmin(`mutation { ${call} }`);
    if (second.errors) wrong.push([name, 'again', second.errors[0]?.message]);
    const after = await rowsOf(site.db);
    const changed = Object.keys(after).filter((table) => after[table]?.join('\n') !== before[table]?.join('\n'));
    if (changed.length > 0 || site.db.revision() !== revision)
      wrong.push([name, changed, site.db.revision() - revision]);
  }
  expect(wrong.map((one) => JSON.stringify(one))).toEqual([]);
}, 120_000);
