import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changes } from '../../../db/tables/historyTables.ts';
import { addRate } from '../../catalogue/rates/setRates.ts';
import { arrive, begin, picture } from '../../../testing/uploads/pictureBatches.ts';
import { addProfile, column, run as runProfile } from '../../../testing/profiles.ts';
import { calls } from '../../../testing/calls.ts';
import { fields } from '../../../testing/rootFields.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, send, upload } from '../../../testing/sheets.ts';
import { documentBytes, uploadDocument } from '../../../testing/uploads/uploadDocument.ts';

const section = '{ title: "a", description: "b", icon: star }';
const about = `heroTitle: "a", heroDescription: "b", mission: ${section}, vision: ${section}, values: ${section}, team: ${section}`;
const contact = 'email: "a@b.co", phone: "+90 212 000 00 00", address: "Şişli"';
const page = `heroTitle: "a", heroDescription: "b", googleMapsEmbed: "https://www.google.com/maps/embed?pb=1"`;
const document = (file: string, title: string) => `input: { title: "${title}", kind: OTHER, file: "${file}" }`;

/**
 * These mutations of editors change nothing that a page shows: files without a place yet, readings, jobs, plans, links, what
 * was said of two products, of a finding or of a search word, what a program proposes, and a secret, which stands in the
 * audit log alone. What a plan does has its own name, and so has a list of the central bank.
 */
const leaveNone = [
  ...['uploadImage', 'deleteImage', 'uploadDocument', 'readSheet', 'leftOutRows', 'setImportSignIn', 'settleDouble'],
  ...['beginPictureBatch', 'sendPictureFile', 'answerPictureFiles', 'dropPictureBatch', 'sayFine', 'takeBackFine'],
  ...['createPreviewLink', 'withdrawPreviewLink', 'ignoreWord', 'heedWord', 'fetchExchangeRates'],
  ...['createPlan', 'movePlan', 'doPlanNow', 'leavePlan', 'withdrawPlan', 'proposeChanges', 'declineProposal'],
];
/** Everybody in the admin may use these for their own data, and editors for the content. */
const shared = ['bringBack', 'undoDeletion', 'restoreRevision', 'undo', 'restoreFromBin', 'deleteThing'];

const ImportTexts = `mutation ($file: Upload!) {
  importTranslations(file: $file, language: "en", dryRun: false) { changed refused { problem detail } } }`;

/** Sales may use these, too. */
const ofSales = /^undoChange$|Template$/;

const ofContent = fields
  .filter(([name]) => name.startsWith('Mutation.'))
  .map(([name, may]) => ({ name: name.slice('Mutation.'.length), may }))
  .filter(({ name, may }) => may?.join() === 'OWNER,EDITOR' || ofSales.test(name))
  .map(({ name }) => name)
  .filter((name) => !leaveNone.includes(name) && !shared.includes(name));

test('every change of the content by an editor is in its history, by its name', async () => {
  const site = await serveTestSite();
  const seen = new Set<string>();
  /** Runs the mutation and returns its answer; the last change of the history has to be that of the mutation. */
  async function run(mutation: string) {
    const { data, errors } = await site.asAdmin(`mutation { done: ${mutation} }`);
    expect([mutation, errors]).toEqual([mutation, undefined]);
    await look(/^\w+/.exec(mutation)?.[0] ?? '');
    return data.done as { id: string; options?: { id: string }[]; undo?: { id: string; version: number } };
  }
  let lastSeq = 0;
  async function look(name: string) {
    const [last] = await site.db.select().from(changes).orderBy(desc(changes.seq)).limit(1);
    if (last && last.seq > lastSeq && last.cause === name) seen.add(name);
    lastSeq = last?.seq ?? 0;
  }

  await site.asAdmin('{ siteSettings { name } }');
  await run('createCategory(input: { name: "Vanalar" }) { id }');
  await run(
    'updateMoneySettings(input: { currencies: [EUR], source: TYPED, rateKind: FOREX_SELLING, margin: 0, oldAfterDays: 5, whenOld: KEEP, ' +
      'vatRates: [{ rate: 20 }], showsNet: false, showsRate: false }) { version }',
  );
  await run('setExchangeRate(input: { currency: EUR, rate: 47.5 }) { id }');
  const far = { currency: 'EUR', rate: 60_000_000, margin: 0, day: '2026-01-02', source: 'TCMB' } as const;
  const waits = { ...far, kind: 'FOREX_SELLING', bulletin: null, fixedUntil: null } as const;
  const waiting = await site.db.write((tx) => addRate(tx, waits, 'WAITING', Date.now()));
  await run(`letExchangeRatePass(id: "${waiting.id}") { id }`);
  await run('updateCategory(id: "vanalar", input: { name: "Sürgülü vanalar" }) { id }');
  const options = '[{ name: "NBR" }, { name: "FKM" }]';
  const seal = await run(
    `createAttribute(input: { name: "Conta", kind: OPTION, options: ${options} }) { id options { id } }`,
  );
  const [from, into] = seal.options?.map(({ id }) => id) ?? [];
  await run(`mergeOptions(attributeId: "${seal.id}", from: "${from}", into: "${into}") { id }`);
  const width = await run('createAttribute(input: { name: "Çap", kind: NUMBER }) { id }');
  await run(`updateAttribute(id: "${width.id}", input: { name: "İç çap", kind: NUMBER }) { id }`);
  const kind = await run('createProductKind(input: { name: "Rulman", attributes: [] }) { id }');
  await run(`updateProductKind(id: "${kind.id}", input: { name: "Rulmanlar", attributes: [] }) { id }`);
  const family = await run(`createFamily(input: { name: "62 serisi", columns: ["${width.id}"] }) { id }`);
  await run(`updateFamily(id: "${family.id}", input: { name: "63 serisi", columns: [] }) { id }`);
  const { id } = await run('createProduct(input: { name: "Vana", description: "DN50", categoryId: "vanalar" }) { id }');
  await run(`updateProduct(id: "${id}", input: { name: "Vana", description: "DN80", categoryId: "vanalar" }) { id }`);
  await run(`patchProduct(id: "${id}", changes: { price: 3 }, confirmJumps: true) { id }`);
  await run(`patchProducts(rows: [{ id: "${id}", changes: { price: 4 } }]) { code }`);
  await run(`setProductFeatured(id: "${id}", featured: true) { id }`);
  await run(`setProductsFeatured(ids: ["${id}"], featured: false)`);
  await run(`moveProducts(ids: ["${id}"])`);
  const { undo } = await run(
    `changeProducts(which: { ids: ["${id}"] }, changes: { featured: true }) { undo { version } }`,
  );
  await run(`undoChange(entity: PRODUCT, id: "${id}", version: ${undo?.version}) { restored }`);
  const next = (undo?.version ?? 0) + 1;
  await run(`changeProductRows(rows: [{ id: "${id}", version: ${next}, changes: { price: 5 } }]) { undo { version } }`);
  await run(`upsertProducts(rows: [{ id: "${id}", changes: { price: 6 } }]) { undoToken }`);
  const pattern = `patternId: "${id}", familyId: "${family.id}"`;
  const made = await run(`addVariants(${pattern}, rows: [{ name: "Vana 2" }]) { undo { id } }`);
  await run(`undoChange(entity: PRODUCT, id: "${made.undo?.id}", version: 1) { restored }`);
  const planned = `name: "Kampanya", which: { ids: ["${id}"] }, priceRule: { amount: 1 }, at: "2999-11-27T06:00:00Z"`;
  const { data: plan } = await site.asAdmin(`mutation { id: createPlan(input: { ${planned} }) }`);
  await run(`patchProduct(id: "${id}", changes: { price: 9 }, confirmJumps: true) { id }`);
  await site.asAdmin(`mutation { doPlanNow(id: "${plan.id}") }`);
  await run(`takeUpPlan(id: "${plan.id}", over: ["product ${id}"])`);
  const twin = await run('createProduct(input: { name: "Vana", description: "DN50" }) { id }');
  await run(`mergeProducts(keepId: "${id}", goneId: "${twin.id}", take: []) { undo { id } }`);
  await run(`keepWaiting(id: "${id}", input: { price: 61 }, confirmJumps: true) { id }`);
  await run(`discardWaiting(id: "${id}") { id }`);
  await run(`keepWaiting(id: "${id}", input: { price: 62 }, confirmJumps: true) { id }`);
  await run(`publishWaiting(id: "${id}") { id }`);
  const proposed = `rows: [{ id: "${id}", changes: { price: 63 } }]`;
  const { data: proposal } = await site.asAdmin(`mutation { made: proposeChanges(${proposed}) { id } }`);
  await run(`confirmProposal(id: "${proposal.made.id}") { id }`);
  const renamed = 'values: { id: "vanalar", category: { name: "Vanalar ve pompalar" } }';
  await run(`keepWaitingValues(${renamed}) { __typename }`);
  await run('discardWaitingValues(thing: { entity: CATEGORY, id: "vanalar" }) { __typename }');
  await run(`keepWaitingValues(${renamed}) { __typename }`);
  await run('publishWaitingValues(thing: { entity: CATEGORY, id: "vanalar" }) { __typename }');
  await run(`updateSector(id: "energy", input: { productIds: ["${id}"] }) { id }`);
  await run(`addRedirect(input: { from: "/eski", to: "/products/${id}" }) { from }`);
  await run('addRedirect(input: { from: "/eski", to: "/products" }) { from }');
  await run('removeRedirect(from: "/eski")');
  await run('addSynonym(input: { said: "şanzuman", finds: ["redüktör"] }) { key }');
  await run('changeSynonym(id: "sanzuman", input: { said: "şanzuman", finds: ["dişli kutusu"] }) { key }');
  await run('removeSynonym(id: "sanzuman")');
  await run('addPin(input: { said: "adres", productIds: [], leadsTo: "/contact" }) { key }');
  await run('changePin(id: "adres", input: { said: "adres", productIds: [], leadsTo: "/about" }) { key }');
  await run('removePin(id: "adres")');
  await run(`updateAbout(input: { ${about} }) { heroTitle }`);
  await run(`updateGeneralContact(input: { ${contact}, ${page} }) { heroTitle }`);
  await run(`updateSiteSettings(input: { name: "Vitrin A.Ş.", logo: "/images/logo.png", ${contact} }) { name }`);
  await run(
    `updateContactPage(input: { name: "Vitrin", logo: "/images/logo.png", ${contact}, ${page} }) { contact { email } }`,
  );
  const file = async (text: string) =>
    (await uploadDocument(site, documentBytes.PDF(text))).data?.uploadDocument.url ?? '';
  const [first, second] = [await file('A'), await file('B')];
  const sheet = await run(`createDocument(${document(first, 'Katalog')}) { id }`);
  await run(`updateDocument(id: "${sheet.id}", ${document(second, 'Katalog 2')}) { id }`);
  await run(`deleteDocument(id: "${sheet.id}")`);
  await addProduct(site, { name: 'Segman', stockCode: 'DIN-472' });
  const batch = await begin(site, ['DIN-472.png']);
  await arrive(site, batch, [await picture()]);
  await run(`addPictureBatch(batch: "${batch.id}") { id }`);
  const { importId } = await send(site, 'Name;Description\nPompa;Dalgıç');
  await look('importProducts');
  await run(`undoImport(id: "${importId}") { removed }`);
  const columns = [column('Ad', 'name'), column('Açıklama', 'description'), column('Fiyat', 'price')];
  const profile = await addProfile(site, 'Tedarikçi', { columns });
  const listOf = (price: string) => `Ad;Açıklama;Fiyat\nŞamandıra;x;${price}\n`;
  await runProfile(site, profile, listOf('10,50'));
  const { runId } = await runProfile(site, profile, listOf('90,50'));
  await run(`passImportRun(id: "${runId}", dryRun: false) { added }`);
  const imported = '{ information: { categories: { categories: [{ id: "yağlar", name: "Yağlar" }] } } }';
  await run(`importContent(content: ${imported}) { categories }`);
  await run(`deleteCategory(id: "vanalar")`);
  await run(`restoreCategory(id: "vanalar") { id }`);
  await run(`deleteFamily(id: "${family.id}")`);
  await run(`deleteProductKind(id: "${kind.id}")`);
  await run(`deleteAttribute(id: "${width.id}")`);
  await run(`deleteProduct(id: "${id}")`);
  const gone = await run('createCategory(input: { name: "Yataklar" }) { id }');
  await run(`deleteNode(nodeId: "Category:${gone.id}") { deletedId }`);
  const again = await run('createProduct(input: { name: "Şaft", description: "Ø 20" }) { id }');
  await run(`deleteProducts(ids: ["${again.id}"])`);
  const last = await run('createProduct(input: { name: "Kaplin", description: "Ø 20" }) { id }');
  await run(`removeProducts(ids: ["${last.id}"]) { deletedIds }`);
  await run('addLanguage(code: "en", input: { name: "English" }) { code }');
  await run('updateLanguage(code: "en", input: { position: 1 }) { code }');
  await run('createCategory(input: { name: "Rulmanlar" }) { id }');
  const ofTexts = 'entity: CATEGORY, id: "rulmanlar", language: "en"';
  await run(`saveTranslations(rows: [{ ${ofTexts}, field: "name", value: "Bearings" }]) { saved }`);
  await run('updateCategory(id: "rulmanlar", input: { name: "Rulman" }) { id }');
  const found = await site.asAdmin('{ translationTexts(language: "en", states: [OUTDATED]) { nodes { id } } }');
  await run(`confirmTranslations(ids: ["${found.data.translationTexts.nodes[0].id}"]) { count }`);
  const head = 'msgid ""\nmsgstr ""\n"Language: en\\n"\n\n';
  const po = `${head}msgctxt "category:rulmanlar:name"\nmsgid "Rulman"\nmsgstr "Bearing"\n`;
  expect(await upload(site, ImportTexts, po, {})).toMatchObject({ data: { importTranslations: { changed: 1 } } });
  await look('importTranslations');
  await run('updateCategory(id: "rulmanlar", input: { name: "Rulmanlar" }) { id }');
  await run(`stillRight(${ofTexts}) { id }`);
  await run(`setTranslationStatus(${ofTexts}, status: HIDDEN) { id }`);
  await run('setTranslationStatuses(which: {}, language: "en", status: DRAFT) { count }');
  await run('removeLanguage(code: "en")');
  // An entity whose mutations need nothing but what the schema requires is tried as it is.
  for (const create of ofContent.filter((name) => name.startsWith('create') && !seen.has(name))) {
    const { id: added } = await run(calls[`Mutation.${create}`] ?? '');
    for (const word of ['update', 'delete']) {
      const call = calls[`Mutation.${create.replace('create', word)}`] ?? '';
      await run(call.replace('id: "1"', `id: "${added}"`).replace('"Örnek"', '"Başka"'));
    }
  }
  expect([...seen].sort()).toEqual([...ofContent].sort());
}, 180_000);
