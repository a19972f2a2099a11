import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const product = `{ name: "Rulman", description: "6204" }`;
const section = `{ title: "a", description: "b", icon: star }`;
const about = `{ heroTitle: "a", heroDescription: "b", mission: ${section}, vision: ${section}, values: ${section}, team: ${section} }`;
const contact = `{ heroTitle: "a", heroDescription: "b", email: "a@b.co", phone: "+90 212 000 00 00", address: "c", googleMapsEmbed: "https://www.google.com/maps/embed?pb=1" }`;
const settings = `{ name: "a", logo: "/images/logo.png", email: "a@b.co", phone: "+90 212 000 00 00", address: "c" }`;
const contactPage = `{ name: "a", logo: "/images/logo.png", ${contact.slice(1)}`;
const document = `{ title: "a", kind: OTHER, file: "/belgeler/1-a.pdf" }`;
const message = `{ name: "Şule", email: "sule@ornek.com.tr", subject: "Vana", message: "Merhaba" }`;
const enquiry = `{ key: "1b671a64-40d5-491e-99b0-da01ff1f3341", name: "Şule", email: "sule@ornek.com.tr", rows: [{ text: "Vana" }] }`;
const offer = `{ validDays: 14, preparedBy: "Şule", lines: [{ name: "Vana", quantity: 1, price: 1, vatRate: 20 }] }`;

/** Every root field with the smallest call to it: open to all, or closed to visitors. */
const access: Record<string, ['open' | 'closed', string]> = {
  'Query.products': ['open', 'products { totalCount }'],
  'Query.product': ['open', 'product(id: "1") { id }'],
  'Query.categories': ['open', 'categories { id }'],
  'Query.category': ['open', 'category(id: "1") { id }'],
  'Query.attributes': ['open', 'attributes { id }'],
  'Query.attribute': ['open', 'attribute(id: "1") { id }'],
  'Query.units': ['open', 'units { code }'],
  'Query.productKinds': ['open', 'productKinds { id }'],
  'Query.families': ['open', 'families { id }'],
  'Query.family': ['open', 'family(id: "1") { id }'],
  'Query.productKind': ['open', 'productKind(id: "1") { id }'],
  'Query.documents': ['closed', 'documents { totalCount }'],
  'Query.document': ['closed', 'document(id: "1") { id }'],
  'Query.sectors': ['open', 'sectors { id }'],
  'Query.sector': ['open', 'sector(id: "1") { id }'],
  'Query.about': ['open', 'about { heroTitle }'],
  'Query.generalContact': ['open', 'generalContact { heroTitle }'],
  'Query.siteSettings': ['open', 'siteSettings { name }'],
  'Query.privacyNotice': ['open', 'privacyNotice { version }'],
  'Query.messages': ['closed', 'messages { totalCount }'],
  'Query.message': ['closed', 'message(id: "1") { id }'],
  'Query.enquiries': ['closed', 'enquiries { totalCount }'],
  'Query.enquiry': ['closed', 'enquiry(id: "1") { id }'],
  'Query.enquiryStatus': ['open', 'enquiryStatus(number: "T-2026-00001", token: "x") { state }'],
  'Query.admins': ['closed', 'admins { email }'],
  'Query.quoteList': ['open', 'quoteList { rows { id } }'],
  'Query.me': ['open', 'me { email }'],
  'Query.mySessions': ['closed', 'mySessions { id }'],
  'Query.redirects': ['closed', 'redirects { from }'],
  'Query.productImports': ['closed', 'productImports { id }'],
  'Query.history': ['closed', 'history(entity: PRODUCT, id: "1") { totalCount }'],
  'Query.compareRevisions': ['closed', 'compareRevisions(to: "1") { field }'],
  'Query.bin': ['closed', 'bin { totalCount }'],
  'Query.audit': ['closed', 'audit { totalCount }'],
  'Query.nightlyBackup': ['closed', 'nightlyBackup { madeAt }'],
  'Query.backups': ['closed', 'backups { name }'],
  'Query.job': ['closed', 'job(id: "1") { state }'],
  'Mutation.makeBackup': ['closed', 'makeBackup { missing }'],
  'Mutation.createProduct': ['closed', `createProduct(input: ${product}) { id }`],
  'Mutation.updateProduct': ['closed', `updateProduct(id: "1", input: ${product}) { id }`],
  'Mutation.deleteProduct': ['closed', 'deleteProduct(id: "1")'],
  'Mutation.setProductFeatured': ['closed', 'setProductFeatured(id: "1", featured: true) { id }'],
  'Mutation.setProductsFeatured': ['closed', 'setProductsFeatured(ids: ["1"], featured: true)'],
  'Mutation.moveProducts': ['closed', 'moveProducts(ids: ["1"])'],
  'Mutation.deleteProducts': ['closed', 'deleteProducts(ids: ["1"])'],
  'Mutation.createCategory': ['closed', 'createCategory(input: { name: "Vanalar" }) { id }'],
  'Mutation.updateCategory': ['closed', 'updateCategory(id: "1", input: { name: "Vanalar" }) { id }'],
  'Mutation.deleteCategory': ['closed', 'deleteCategory(id: "1")'],
  'Mutation.restoreCategory': ['closed', 'restoreCategory(id: "1") { id }'],
  'Mutation.addRedirect': ['closed', 'addRedirect(input: { from: "/a", to: "/" }) { from }'],
  'Mutation.removeRedirect': ['closed', 'removeRedirect(from: "/a")'],
  'Mutation.updateSector': ['closed', 'updateSector(id: "energy", input: { productIds: [] }) { id }'],
  'Mutation.createAttribute': ['closed', 'createAttribute(input: { name: "İç çap", kind: NUMBER }) { id }'],
  'Mutation.updateAttribute': ['closed', 'updateAttribute(id: "1", input: { name: "İç çap", kind: NUMBER }) { id }'],
  'Mutation.deleteAttribute': ['closed', 'deleteAttribute(id: "1")'],
  'Mutation.mergeOptions': ['closed', 'mergeOptions(attributeId: "1", from: "a", into: "b") { id }'],
  'Mutation.createProductKind': ['closed', 'createProductKind(input: { name: "Rulman", attributes: [] }) { id }'],
  'Mutation.updateProductKind': ['closed', 'updateProductKind(id: "1", input: { name: "a", attributes: [] }) { id }'],
  'Mutation.deleteProductKind': ['closed', 'deleteProductKind(id: "1")'],
  'Mutation.createFamily': ['closed', 'createFamily(input: { name: "62 serisi", columns: [] }) { id }'],
  'Mutation.updateFamily': ['closed', 'updateFamily(id: "1", input: { name: "a", columns: [] }) { id }'],
  'Mutation.deleteFamily': ['closed', 'deleteFamily(id: "1")'],
  'Mutation.updateAbout': ['closed', `updateAbout(input: ${about}) { heroTitle }`],
  'Mutation.updateGeneralContact': ['closed', `updateGeneralContact(input: ${contact}) { heroTitle }`],
  'Mutation.updateSiteSettings': ['closed', `updateSiteSettings(input: ${settings}) { name }`],
  'Mutation.updateContactPage': ['closed', `updateContactPage(input: ${contactPage}) { contact { email } }`],
  'Mutation.sendMessage': ['open', `sendMessage(input: ${message}) { id }`],
  'Mutation.setMessageStatus': ['closed', 'setMessageStatus(id: "1", status: READ) { id }'],
  'Mutation.setMessageSuspectedSpam': ['closed', 'setMessageSuspectedSpam(id: "1", suspectedSpam: true) { id }'],
  'Mutation.deleteMessage': ['closed', 'deleteMessage(id: "1")'],
  'Mutation.addToQuoteList': ['open', 'addToQuoteList(rows: [{ text: "Vana" }]) { sendKey }'],
  'Mutation.changeQuoteRow': ['open', 'changeQuoteRow(id: "1", input: { quantity: 2 }) { sendKey }'],
  'Mutation.removeQuoteRow': ['open', 'removeQuoteRow(id: "1") { sendKey }'],
  'Mutation.clearQuoteList': ['open', 'clearQuoteList { sendKey }'],
  'Mutation.pasteIntoQuoteList': ['open', 'pasteIntoQuoteList(text: "6204; 4") { found }'],
  'Mutation.sendEnquiry': ['open', `sendEnquiry(input: ${enquiry}) { number }`],
  'Mutation.setEnquiryState': ['closed', 'setEnquiryState(id: "1", state: WON) { id }'],
  'Mutation.assignEnquiry': ['closed', 'assignEnquiry(id: "1") { id }'],
  'Mutation.addEnquiryNote': ['closed', 'addEnquiryNote(id: "1", text: "x") { id }'],
  'Mutation.setEnquirySuspectedSpam': ['closed', 'setEnquirySuspectedSpam(id: "1", suspectedSpam: true) { id }'],
  'Mutation.makeOffer': ['closed', `makeOffer(enquiryId: "1", input: ${offer}) { id }`],
  'Mutation.deleteEnquiry': ['closed', 'deleteEnquiry(id: "1")'],
  'Mutation.signIn': ['open', 'signIn(email: "a@b.co", password: "wrong") { email }'],
  'Mutation.signOut': ['open', 'signOut'],
  'Mutation.endSession': ['closed', 'endSession(id: "1")'],
  'Mutation.endOtherSessions': ['closed', 'endOtherSessions'],
  'Mutation.changePassword': ['closed', 'changePassword(current: "x", next: "yeni bir parola")'],
  'Mutation.uploadImage': ['closed', 'uploadImage(file: $file) { url }'],
  'Mutation.deleteImage': ['closed', 'deleteImage(url: "/uploads/products/1.png")'],
  'Mutation.uploadDocument': ['closed', 'uploadDocument(file: $file) { url }'],
  'Mutation.createDocument': ['closed', `createDocument(input: ${document}) { id }`],
  'Mutation.updateDocument': ['closed', `updateDocument(id: "1", input: ${document}) { id }`],
  'Mutation.deleteDocument': ['closed', 'deleteDocument(id: "1")'],
  'Mutation.importProducts': ['closed', 'importProducts(file: $file) { added }'],
  'Mutation.readSheet': ['closed', 'readSheet(file: $file) { rows }'],
  'Mutation.leftOutRows': ['closed', 'leftOutRows(file: $file)'],
  'Mutation.undoImport': ['closed', 'undoImport(id: "1") { removed }'],
  'Mutation.importContent': ['closed', 'importContent(content: {}) { products }'],
  'Mutation.restoreRevision': ['closed', 'restoreRevision(id: "1")'],
  'Mutation.bringBack': ['closed', 'bringBack(id: "1")'],
  'Mutation.eraseFromBin': ['closed', 'eraseFromBin(id: "1")'],
  'Mutation.cancelJob': ['closed', 'cancelJob(id: "1")'],
  'Subscription.siteSettingsChanged': ['open', 'siteSettingsChanged { name }'],
  'Subscription.messageReceived': ['closed', 'messageReceived { id }'],
  'Subscription.enquiryReceived': ['closed', 'enquiryReceived { id }'],
  'Subscription.jobChanged': ['closed', 'jobChanged(id: "1") { state }'],
};

test('every root field has a row here', async () => {
  const { schema } = await openTestApi();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);
  const fields = roots.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect(Object.keys(access).sort()).toEqual(fields.sort());
});

test('a field is closed in the contract where it is closed here', async () => {
  const { schema } = await openTestApi();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);
  for (const type of roots) {
    for (const { name, astNode } of Object.values(type.getFields())) {
      const isClosed = astNode?.directives?.some((directive) => directive.name.value === 'admin');
      expect(isClosed ? 'closed' : 'open', `${type.name}.${name}`).toBe(access[`${type.name}.${name}`]?.[0]);
    }
  }
});

const outOfLimits = {
  input: {
    heroTitle: 'x',
    heroDescription: 'x',
    email: 'x',
    phone: 'x',
    address: 'x',
    googleMapsEmbed: '<iframe '.repeat(4000),
  },
};

test('a stranger hears of the missing session, and nothing that was sent is looked at', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const save = 'mutation ($input: GeneralContactInput!) { updateGeneralContact(input: $input) { heroTitle } }';
  expect((await asVisitor(save, outOfLimits)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await asAdmin(save, outOfLimits)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

const operations = Object.entries(access).filter(([name]) => !name.startsWith('Subscription'));
const calls = operations.filter(([, [, call]]) => !call.includes('$file'));
const uploads = operations.filter(([, [, call]]) => call.includes('$file'));

test.each(calls)('%s is %s to visitors', async (name, [rule, call]) => {
  const { asVisitor, asAdmin, db } = await openTestApi();
  const operation = `${name.startsWith('Query') ? 'query' : 'mutation'} { ${call} }`;
  const before = db.revision();
  const { errors } = await asVisitor(operation);
  const refused = errors?.[0]?.message === 'Please sign in first.';
  expect(refused).toBe(rule === 'closed');
  if (rule === 'closed') {
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(db.revision()).toBe(before);
    expect((await asAdmin(operation)).errors?.[0]?.extensions.code).not.toBe('UNAUTHENTICATED');
  }
});

type Reply = { data: unknown; errors?: { extensions: { code: string } }[] };

test.each(uploads)('%s is %s to visitors, the file sent for real', async (_, [, call]) => {
  const { origin, cookie, db } = await serveTestSite();
  const send = async (headers: Record<string, string>) => {
    const body = new FormData();
    const query = `mutation ($file: Upload!) { ${call} }`;
    body.set('operations', JSON.stringify({ query, variables: { file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob(['Name;Description\nVana;DN50']), 'urunler.csv');
    const request = { method: 'POST', headers: { 'apollo-require-preflight': '1', ...headers }, body };
    const { errors } = (await (await fetch(`${origin}/graphql`, request)).json()) as Reply;
    return errors?.[0]?.extensions.code;
  };
  const before = db.revision();
  expect(await send({})).toBe('UNAUTHENTICATED');
  expect(db.revision()).toBe(before);
  expect(await send({ cookie })).not.toBe('UNAUTHENTICATED');
});

test.each([
  '/admin/messages.csv',
  '/admin/audit.csv',
  '/admin/enquiries.csv',
  '/admin/products.csv',
  '/admin/products.xlsx',
  '/admin/products-template.csv',
  '/admin/products-template.xlsx',
])('%s is closed to visitors, and to a session that is none', async (path) => {
  const { origin, cookie } = await serveTestSite();
  const status = async (headers: Record<string, string>) => (await fetch(origin + path, { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status({ cookie: 'vitrin_session=x' })).toBe(401);
  expect(await status({ cookie })).toBe(200);
});

const closedSubscriptions = Object.entries(access)
  .filter(([name, [rule]]) => name.startsWith('Subscription') && rule === 'closed')
  .map(([, [, call]]) => call);

test.each(closedSubscriptions)('%s cannot be listened to without a session', async (field) => {
  const { listenAsVisitor, listenAsAdmin } = await openTestApi();
  const call = `subscription { ${field} }`;
  expect((await listenAsVisitor(call)).refused?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { answers } = await listenAsAdmin(call);
  expect(answers).toBeDefined();
  await answers?.return?.();
});
