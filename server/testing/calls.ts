import { rootFields } from './rootFields.ts';
import { smallestCall } from './smallestCall.ts';

const product = `{ name: "Rulman", description: "6204" }`;
const section = `{ title: "a", description: "b", icon: star }`;
const about = `{ heroTitle: "a", heroDescription: "b", mission: ${section}, vision: ${section}, values: ${section}, team: ${section} }`;
const map = 'googleMapsEmbed: "https://www.google.com/maps/embed?pb=1"';
const contact = `{ heroTitle: "a", heroDescription: "b", email: "a@b.co", phone: "+90 212 000 00 00", address: "c", ${map} }`;
const settings = `{ name: "a", logo: "/images/logo.png", email: "a@b.co", phone: "+90 212 000 00 00", address: "c" }`;
const contactPage = `{ name: "a", logo: "/images/logo.png", ${contact.slice(1)}`;
const document = `{ title: "a", kind: OTHER, file: "/belgeler/1-a.pdf" }`;
const message = `{ name: "Şule", email: "sule@ornek.com.tr", subject: "Vana", message: "Merhaba" }`;
const enquiry = `{ key: "1b671a64-40d5-491e-99b0-da01ff1f3341", name: "Şule", email: "sule@ornek.com.tr", rows: [{ text: "Vana" }] }`;
const offer = `{ validDays: 14, preparedBy: "Şule", lines: [{ name: "Vana", quantity: 1, price: 1, vatRate: 20 }] }`;

/** These fields are called by hand: their limits refuse the values of `smallestCall`, or a test checks their effect. */
const written: Record<string, string> = {
  'Query.product': 'product(id: "1") { id }',
  'Query.units': 'units { code }',
  'Query.translationBoard': 'translationBoard { groups { group } }',
  'Query.enquiryStatus': 'enquiryStatus(number: "T-2026-00001", token: "x") { state }',
  'Query.admins': 'admins { email }',
  'Query.quoteList': 'quoteList { rows { id } }',
  'Query.me': 'me { email }',
  'Query.mySecondFactor': 'mySecondFactor { recoveryCodesLeft }',
  'Query.invitation': 'invitation(token: "x") { email }',
  'Query.history': 'history(entity: PRODUCT, id: "1") { totalCount }',
  'Query.compareRevisions': 'compareRevisions(to: "1") { field }',
  'Query.job': 'job(id: "1") { state }',
  'Mutation.createProduct': `createProduct(input: ${product}) { id }`,
  'Mutation.updateProduct': `updateProduct(id: "1", input: ${product}) { id }`,
  'Mutation.setProductsFeatured': 'setProductsFeatured(ids: ["1"], featured: true)',
  'Mutation.moveProducts': 'moveProducts(ids: ["1"])',
  'Mutation.changeProducts': 'changeProducts(which: { ids: ["1"] }, changes: { featured: true }) { count }',
  'Mutation.upsertProducts':
    'upsertProducts(rows: [{ id: "1", changes: { featured: true } }]) { rows { outcome } undoToken }',
  'Query.productsNamed': 'productsNamed(ids: ["1"]) { id }',
  'Mutation.removeProducts': 'removeProducts(ids: ["1"]) { deletedIds undoToken }',
  'Mutation.deleteThing': 'deleteThing(kind: PRODUCT, id: "1") { id undoToken }',
  'Mutation.restoreFromBin': 'restoreFromBin(ids: ["1"]) { things { id } }',
  'Mutation.eraseForGood': 'eraseForGood(ids: ["1"]) { things { id } }',
  'Mutation.undo': 'undo(token: "Y2hhbmdlOjE") { restored }',
  'Mutation.changeProductRows':
    'changeProductRows(rows: [{ id: "1", version: 1, changes: { featured: true } }]) { rows { id } }',
  'Mutation.mergeProducts': 'mergeProducts(keepId: "1", goneId: "2", take: []) { product { id } }',
  'Query.planSteps': 'planSteps(from: "2026-11-27T06:00:00Z", to: "2026-11-28T06:00:00Z") { id }',
  'Mutation.createPlan':
    'createPlan(input: { name: "Kampanya", which: { ids: ["1"] }, status: HIDDEN, at: "2999-11-27T06:00:00Z" })',
  'Mutation.keepWaitingValues': 'keepWaitingValues(values: { id: "1", category: { name: "a" } }) { category { id } }',
  'Mutation.publishWaitingValues': 'publishWaitingValues(thing: { entity: CATEGORY, id: "1" }) { category { id } }',
  'Mutation.discardWaitingValues': 'discardWaitingValues(thing: { entity: CATEGORY, id: "1" }) { category { id } }',
  'Mutation.deleteProducts': 'deleteProducts(ids: ["1"])',
  'Mutation.recordAcceptance': 'recordAcceptance(offerId: "1", input: { channel: PHONE, name: "Işıl" }) { id }',
  'Mutation.cancelOrderRow': 'cancelOrderRow(orderId: "1", rowId: "1", reason: "Tükendi") { id }',
  'Mutation.askQuestion':
    'askQuestion(number: "T-2026-00042", token: "x", input: { key: "12345678901234567890", text: "Ne zaman?" }) { number }',
  'Mutation.addShipment': 'addShipment(orderId: "1", rows: [{ rowId: "1", quantity: 1 }]) { order { id } }',
  'Mutation.createCategory': 'createCategory(input: { name: "Vanalar" }) { id }',
  'Mutation.addRedirect': 'addRedirect(input: { from: "/a", to: "/" }) { from }',
  'Mutation.removeRedirect': 'removeRedirect(from: "/a")',
  'Mutation.updateSector': 'updateSector(id: "energy", input: { productIds: [] }) { id }',
  'Mutation.createAttribute': 'createAttribute(input: { name: "İç çap", kind: NUMBER }) { id }',
  'Mutation.updateAttribute': 'updateAttribute(id: "1", input: { name: "İç çap", kind: NUMBER }) { id }',
  'Mutation.mergeOptions': 'mergeOptions(attributeId: "1", from: "a", into: "b") { id }',
  'Mutation.createProductKind': 'createProductKind(input: { name: "Rulman", attributes: [] }) { id }',
  'Mutation.createFamily': 'createFamily(input: { name: "62 serisi", columns: [] }) { id }',
  'Mutation.updateAbout': `updateAbout(input: ${about}) { heroTitle }`,
  'Mutation.updateGeneralContact': `updateGeneralContact(input: ${contact}) { heroTitle }`,
  'Mutation.updateSiteSettings': `updateSiteSettings(input: ${settings}) { name }`,
  'Mutation.updateContactPage': `updateContactPage(input: ${contactPage}) { contact { email } }`,
  'Mutation.sendMessage': `sendMessage(input: ${message}) { id }`,
  'Mutation.setMessageStatus': 'setMessageStatus(id: "1", status: READ) { id }',
  'Mutation.addToQuoteList': 'addToQuoteList(rows: [{ text: "Vana" }]) { sendKey }',
  'Mutation.changeQuoteRow': 'changeQuoteRow(id: "1", input: { quantity: 2 }) { sendKey }',
  'Mutation.pasteIntoQuoteList': 'pasteIntoQuoteList(text: "6204; 4") { found }',
  'Mutation.addEnquiryAttachment': 'addEnquiryAttachment(file: $file) { id }',
  'Mutation.sendEnquiry': `sendEnquiry(input: ${enquiry}) { number }`,
  'Mutation.setEnquiryState': 'setEnquiryState(id: "1", state: WON) { id }',
  'Mutation.makeOffer': `makeOffer(enquiryId: "1", input: ${offer}) { id }`,
  'Mutation.signIn': 'signIn(email: "a@b.co", password: "wrong") { email }',
  'Mutation.beginTotp': 'beginTotp { uri }',
  'Mutation.activateTotp': 'activateTotp(code: "x")',
  'Mutation.addPasskey': 'addPasskey(name: "x", response: {}) { id }',
  'Mutation.signInWithPasskey': 'signInWithPasskey(response: {}) { email }',
  'Mutation.invitePerson': 'invitePerson(email: "yeni@ornek.com.tr", roles: [SALES]) { mailed }',
  'Mutation.acceptInvitation': 'acceptInvitation(token: "x", name: "Ece", password: "yeni bir parola") { id }',
  'Mutation.setPersonRoles': 'setPersonRoles(id: "1", roles: [SALES]) { id }',
  'Mutation.updateOwnAccount': 'updateOwnAccount(input: { name: "Ece" }) { id }',
  'Mutation.askForTwoStep': 'askForTwoStep(everybody: false) { askedSince }',
  'Mutation.changePassword': 'changePassword(current: "x", next: "yeni bir parola")',
  'Mutation.deleteImage': 'deleteImage(url: "/uploads/products/1.png")',
  'Mutation.createDocument': `createDocument(input: ${document}) { id }`,
  'Mutation.updateDocument': `updateDocument(id: "1", input: ${document}) { id }`,
  'Mutation.importProducts': 'importProducts(file: $file) { added }',
  'Mutation.readSheet': 'readSheet(file: $file) { rows }',
  'Mutation.importContent': 'importContent(content: {}) { products }',
  'Query.productsWithIds': 'productsWithIds(ids: ["1"]) { id }',
  'Query.personalData': 'personalData(contact: "a@b.co") { id }',
  'Query.lastRestore': 'lastRestore { at }',
  'Mutation.previewRestore': 'previewRestore(name: "x") { madeAt }',
  'Mutation.restoreBackup': 'restoreBackup(name: "x")',
  'Mutation.undoDeletion': 'undoDeletion(entity: PRODUCT, ids: ["1"])',
  'Mutation.exportPersonalData': 'exportPersonalData(contact: "a@b.co", ids: ["1"]) { text }',
  'Mutation.erasePersonalData': 'erasePersonalData(contact: "a@b.co", ids: ["1"])',
  'Subscription.jobChanged': 'jobChanged(id: "1") { state }',
};

/** Each root field has a call here; schema.graphql says who may make it. */
export const calls: Record<string, string> = {
  ...Object.fromEntries(rootFields.map(([name, field]) => [name, smallestCall(field)])),
  ...written,
};
