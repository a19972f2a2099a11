import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { roles, type Role } from '../db/accountTables.ts';
import { calls } from '../testing/calls.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { withPeople, type Person } from '../testing/people.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { createSchema } from './schema.ts';
import { rolesOf } from './rolesOf.ts';

const schema = createSchema();
const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);
/** Every root field, and who may ask for it as the contract states it; undefined: everyone. */
const fields = types.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, rolesOf(type.name, field)] as const),
);
const only = (wanted: readonly Role[]) =>
  fields.filter(([, may]) => may?.join() === wanted.join()).map(([name]) => name.split('.')[1]);

test('every root field has a call to try it with', () => {
  expect(Object.keys(calls).sort()).toEqual(fields.map(([name]) => name).sort());
});

test('people, backups and the audit log are for owners alone', () => {
  expect(only(['OWNER'])).toEqual([
    'people',
    'invitations',
    'audit',
    'personalData',
    'nightlyBackup',
    'backups',
    'lastRestore',
    'makeBackup',
    'previewRestore',
    'restoreBackup',
    'invitePerson',
    'withdrawInvitation',
    'renamePerson',
    'setPersonRole',
    'setPersonSuspended',
    'removePerson',
    'exportPersonalData',
    'erasePersonalData',
  ]);
});

test('what visitors wrote is for owners and sales', () => {
  expect(only(['OWNER', 'SALES'])).toEqual([
    'messages',
    'message',
    'enquiries',
    'sendsMail',
    'enquiry',
    'admins',
    'setMessageStatus',
    'setMessageSuspectedSpam',
    'deleteMessage',
    'setEnquiryState',
    'assignEnquiry',
    'addEnquiryNote',
    'setEnquirySuspectedSpam',
    'makeOffer',
    'settleEnquiryRow',
    'sendOffer',
    'deleteEnquiry',
    'messageReceived',
    'enquiryReceived',
  ]);
});

test('everyone in the admin area reads the content, and looks after the own account', () => {
  expect(only(roles)).toEqual([
    'documents',
    'document',
    'mySecondFactor',
    'mySessions',
    'redirects',
    'history',
    'compareRevisions',
    'bin',
    'job',
    'beginTotp',
    'activateTotp',
    'removeTotp',
    'makeRecoveryCodes',
    'endSession',
    'endOtherSessions',
    'changePassword',
    'undoDeletion',
    'bringBack',
    'eraseFromBin',
    'cancelJob',
    'jobChanged',
  ]);
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

const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];
/** What someone hears whom the contract does not let in; undefined for whoever it does. */
const refusalOf = (person: Person, may: readonly Role[] | undefined) => {
  if (!may) return undefined;
  if (person === 'visitor' || person === 'suspended') return 'UNAUTHENTICATED';
  return may.includes(person) ? undefined : 'FORBIDDEN';
};
/** Those who are refused come first, so that nothing is changed until somebody may. */
const inOrder = (may: readonly Role[] | undefined) =>
  (['visitor', 'suspended', 'SALES', 'EDITOR', 'OWNER'] as const).toSorted(
    (a, b) => Number(!refusalOf(a, may)) - Number(!refusalOf(b, may)),
  );

const operations = fields.filter(([name]) => !name.startsWith('Subscription'));
const isUpload = ([name]: (typeof fields)[number]) => calls[name]?.includes('$file');

test('every root field answers those alone whom the contract names', async () => {
  const { db, people, askAs } = await withPeople();
  const wrong: unknown[] = [];
  const asked = operations
    .filter((field) => !isUpload(field))
    .flatMap(([name, may]) => inOrder(may).map((person) => ({ name, may, person, refusal: refusalOf(person, may) })));
  // Who is let in changes things, or ends a session: after all who are not.
  for (const { name, may, person, refusal } of asked.toSorted((a, b) => Number(!a.refusal) - Number(!b.refusal))) {
    const before = db.revision();
    const operation = `${name.startsWith('Query') ? 'query' : 'mutation'} { ${calls[name]} }`;
    const [error] = (await askAs(people[person])(operation)).errors ?? [];
    const code = error?.extensions.code as string | undefined;
    const isRefused = may ? refusals.includes(code ?? '') : error?.message === 'Please sign in first.';
    const isRight = refusal ? code === refusal && db.revision() === before : !isRefused;
    if (!isRight) wrong.push([name, person, code]);
  }
  expect(wrong).toEqual([]);
}, 180_000);

type Reply = { data: unknown; errors?: { extensions: { code: string } }[] };

test.each(operations.filter(isUpload))('%s takes a file of those alone whom it names: %s', async (name, may) => {
  const { origin, cookies, db } = await withPeople(serveTestSite);
  const send = async (cookie: string) => {
    const body = new FormData();
    const query = `mutation ($file: Upload!) { ${calls[name]} }`;
    body.set('operations', JSON.stringify({ query, variables: { file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob(['Name;Description\nVana;DN50']), 'urunler.csv');
    const request = { method: 'POST', headers: { 'apollo-require-preflight': '1', cookie }, body };
    const { errors } = (await (await fetch(`${origin}/graphql`, request)).json()) as Reply;
    return errors?.[0]?.extensions.code;
  };
  const before = db.revision();
  for (const person of inOrder(may)) {
    const refusal = refusalOf(person, may);
    const code = await send(cookies[person]);
    if (refusal) expect([person, code, db.revision()]).toEqual([person, refusal, before]);
    else expect([person, refusals.includes(code ?? '')]).toEqual([person, false]);
  }
});

const [sales, content, owners] = [['OWNER', 'SALES'], ['OWNER', 'EDITOR'], ['OWNER']] as const;

test.each([
  ['/admin/messages.csv', sales],
  ['/admin/enquiries.csv', sales],
  ['/admin/audit.csv', owners],
  ['/admin/backups/vitrin-1.backup', owners],
  ['/admin/products.csv', content],
  ['/admin/products.xlsx', content],
  ['/admin/products-template.csv', content],
  ['/admin/products-template.xlsx', content],
] as const)('%s is sent to %j alone', async (path, may) => {
  const { origin, cookies } = await withPeople(serveTestSite);
  const status = async (cookie: string) => (await fetch(origin + path, { headers: { cookie } })).status;
  expect(await status('vitrin_session=x')).toBe(401);
  for (const person of inOrder(may)) {
    const refusal = refusalOf(person, may);
    const expected = refusal ? (refusal === 'FORBIDDEN' ? 403 : 401) : 200;
    expect([person, await status(cookies[person])]).toEqual([person, expected]);
  }
});

test.each(fields.filter(([name, may]) => name.startsWith('Subscription') && may))(
  '%s is heard by those alone whom it names: %s',
  async (name, may) => {
    const { people, listenAs } = await withPeople();
    for (const person of inOrder(may)) {
      const { answers, refused } = await listenAs(people[person])(`subscription { ${calls[name]} }`);
      expect([person, refused?.errors?.[0]?.extensions.code]).toEqual([person, refusalOf(person, may)]);
      await answers?.return?.();
    }
  },
);

test('each role finds in the bin what it has to do with, and nothing else', async () => {
  const { people, askAs, asAdmin, asVisitor } = await withPeople();
  const made = await asAdmin('mutation { createCategory(input: { name: "Şişe vanaları" }) { id } }');
  await asAdmin('mutation ($id: ID!) { deleteCategory(id: $id) }', { id: made.data.createCategory.id });
  const message = '{ name: "Şule", email: "sule@ornek.com.tr", subject: "İğne vana", message: "Merhaba" }';
  const sent = await asVisitor(`mutation { sendMessage(input: ${message}) { id } }`);
  await asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id: sent.data.sendMessage.id });
  const find = async (person: Person) =>
    (await askAs(people[person])('{ bin { totalCount nodes { id name } } }')).data.bin as {
      totalCount: number;
      nodes: { id: string; name: string }[];
    };
  const names = async (person: Person) => (await find(person)).nodes.map(({ name }) => name);
  expect(await names('OWNER')).toEqual(['İğne vana', 'Şişe vanaları']);
  expect(await names('EDITOR')).toEqual(['Şişe vanaları']);
  expect(await names('SALES')).toEqual(['İğne vana']);
  const [id] = (await find('SALES')).nodes.map((entry) => entry.id);
  for (const field of ['bringBack', 'eraseFromBin']) {
    const { errors } = await askAs(people.EDITOR)(`mutation ($id: ID!) { ${field}(id: $id) }`, { id });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
