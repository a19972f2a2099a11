import { expect, test } from 'vitest';
import { scopes as allScopes, type Scope } from '../db/tables/keyTables.ts';
import { calls } from '../testing/calls.ts';
import { makeKey, withScopes } from '../testing/keys.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { fields, fieldsOfScope, hasDirective, rootFields } from '../testing/rootFields.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

/**
 * Lists the fields that each scope opens, besides those that are open to everyone. All other root fields are for people. What
 * reads or writes more than the catalogue stands here once more, by hand; the work on the catalogue, to which each entity adds
 * its own, is what the contract says.
 */
const opened: Record<Scope, string[]> = {
  WRITE_PRODUCTS: fieldsOfScope('WRITE_PRODUCTS'),
  READ_CATALOGUE: ['productBrands', 'document', 'redirects', 'changes', 'externalIds'],
  READ_DRAFTS: [
    ...['doubles', 'productMerge', 'productsOfGrid', 'gridRows', 'productBrands', 'health', 'document'],
    ...['redirects', 'history', 'compareRevisions', 'filledColumns', 'changes', 'proposal'],
    ...['moneySettings', 'exchangeRates', 'externalIds', 'productUses', 'specFaults', 'translations'],
    ...['translationBoard', 'translationTexts', 'productTexts'],
  ],
  WRITE_PRICES: [
    ...['patchProduct', 'patchProducts', 'upsertProducts', 'changes', 'proposal', 'proposeChanges'],
    ...['moneySettings', 'exchangeRates', 'setExchangeRate'],
  ],
  READ_ENQUIRIES: [
    ...['messages', 'message', 'enquiries', 'enquiry', 'endingOffers', 'unanswered', 'offerTemplates'],
    ...['offerTemplate', 'sendsMail', 'messageReceived', 'enquiryReceived', 'customerCodes'],
    ...['orders', 'order', 'carriers', 'customers', 'customer', 'offer', 'changes'],
  ],
  WRITE_OFFERS: [
    ...['offerTemplates', 'offerTemplate', 'sendsMail', 'setEnquiryState', 'makeOffer', 'sendOffer'],
    ...['settleEnquiryRow', 'customerCodes', 'learnCustomerCode', 'forgetCustomerCode'],
    ...['carriers', 'setOrderState', 'customers', 'customer', 'updateCustomer', 'joinCustomer'],
    ...['moveCustomerAddress', 'importCustomers'],
    ...['setOrderPapers', 'addShipment', 'cancelOrderRow', 'deleteShipment'],
  ],
  WEBHOOKS: [
    ...['webhooks', 'webhook', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret'],
    ...['setWebhookOn', 'releaseWebhookEvents', 'testWebhook', 'resendWebhookDelivery', 'resendFailedDeliveries'],
  ],
  TRANSLATE: ['translations', 'productTexts', 'saveTranslations', 'translationBoard', 'translationTexts'],
};

/** Signing in is open to everyone, and not for keys. */
const forPeople = [
  ...['signIn', 'signOut', 'signInWithPasskey', 'beginPasskeySignIn', 'acceptInvitation', 'invitation'],
];

const bare = (name: string) => name.split('.')[1] ?? '';
const isOpen = (name: string) => hasDirective(name, 'open') && !forPeople.includes(bare(name));
const mayUse = (name: string, scope: Scope) => isOpen(name) || opened[scope].includes(bare(name));
const names = rootFields.map(([name]) => name);
const isUpload = (name: string) => calls[name]?.includes('$file') ?? false;
/** The last one has no scope, as a key for files of a profile alone. */
const keys: Scope[][] = [...allScopes.map((scope) => [scope]), []];

test('the scope for work on the catalogue opens nothing that is for sales or for owners', () => {
  const work = new Set(opened.WRITE_PRODUCTS);
  const ofOthers = fields.filter(([name, may]) => work.has(bare(name)) && may && !may.includes('EDITOR'));
  expect(ofOthers).toEqual([]);
  expect(work.size).toBeGreaterThan(40);
});

test('the table names root fields alone', () => {
  const known = new Set(names.map(bare));
  expect([...Object.values(opened).flat(), ...forPeople].filter((name) => !known.has(name))).toEqual([]);
});

test('a key of each scope may use the root fields that the table names, and no other', async () => {
  const { admin, askAs, listenAs } = await openTestApi();
  const wrong: unknown[] = [];
  const answered = async (name: string, scopes: Scope[]) => {
    const as = withScopes(admin, scopes);
    if (!name.startsWith('Subscription')) {
      const operation = `${name.startsWith('Query') ? 'query' : 'mutation'} { ${calls[name]} }`;
      return (await askAs(as)(operation)).errors?.[0]?.extensions.code;
    }
    const { answers, refused } = await listenAs(as)(`subscription { ${calls[name]} }`);
    await answers?.return?.();
    return refused?.errors?.[0]?.extensions.code;
  };
  for (const name of names.filter((one) => !isUpload(one))) {
    // Where a field is open, no scope is looked at.
    for (const scopes of isOpen(name) ? [[]] : keys) {
      const may = scopes.some((scope) => mayUse(name, scope)) || isOpen(name);
      const code = await answered(name, scopes);
      if ((code !== 'SCOPE_MISSING') !== may) wrong.push([name, scopes, code]);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('a key sends files where its scope says so, without the header that other sites cannot send', async () => {
  const site = await serveTestSite();
  const wrong: unknown[] = [];
  for (const scopes of [['WRITE_PRODUCTS'], ['READ_DRAFTS', 'WRITE_PRICES']] as Scope[][]) {
    const { secret } = await makeKey(site, { name: scopes.join(), scopes });
    // Each accepted file is read by a process of its own: one shows that they arrive.
    const isAsked = (name: string) => scopes.length > 1 || name === 'Mutation.uploadImage';
    const asked = names.filter((name) => isUpload(name) && !isOpen(name) && isAsked(name));
    for (const name of asked) {
      const body = new FormData();
      const query = `mutation ($file: Upload!) { ${calls[name]} }`;
      body.set('operations', JSON.stringify({ query, variables: { file: null } }));
      body.set('map', JSON.stringify({ 0: ['variables.file'] }));
      body.set('0', new Blob(['Name;Description\nVana;DN50']), 'urunler.csv');
      const headers = { authorization: `Bearer ${secret}` };
      const reply = await fetch(`${site.origin}/graphql`, { method: 'POST', headers, body });
      const { errors } = (await reply.json()) as { errors?: { extensions: { code: string } }[] };
      const code = errors?.[0]?.extensions.code;
      const may = scopes.some((scope) => mayUse(name, scope));
      if (code === 'BAD_REQUEST' || (code !== 'SCOPE_MISSING') !== may) wrong.push([name, scopes, code]);
    }
  }
  expect(wrong).toEqual([]);
});

test('no scope opens what manages keys, people, passwords and backups', () => {
  const managing = /key|person|people|invit|password|passkey|totp|twostep|session|backup|restore|erase|personal|sign/i;
  const harmless = ['ownKey', 'restoreCategory'];
  const reached = allScopes.flatMap((scope) => opened[scope]).filter((name) => managing.test(name));
  expect(reached.filter((name) => !harmless.includes(name))).toEqual([]);
  expect(names.filter((name) => managing.test(bare(name)) && isOpen(name)).map(bare)).toEqual(['ownKey']);
});

test('a key that looks for work to do needs a scope for it, and sees drafts only with one that says so', async () => {
  const { admin, asAdmin, askAs, db } = await openTestApi();
  const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  await asAdmin(Create, { input: { name: 'Görünen', description: 'x' } });
  await asAdmin(Create, { input: { name: 'Taslak', description: 'x', status: 'DRAFT' } });
  const Work = '{ products(work: { pictured: false }) { nodes { name } } }';
  expect((await askAs({ ...withScopes(admin, []), db: db.visitors })(Work)).errors?.[0]?.extensions.code).toBe(
    'SCOPE_MISSING',
  );
  const read = await askAs({ ...withScopes(admin, ['READ_CATALOGUE']), db: db.visitors })(Work);
  expect(read.data.products.nodes).toEqual([{ name: 'Görünen' }]);
});
