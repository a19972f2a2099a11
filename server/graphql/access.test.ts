import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { access } from '../testing/access.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

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

test.each(uploads)('%s is %s to visitors, the file sent for real', async (_, [rule, call]) => {
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
  expect((await send({})) === 'UNAUTHENTICATED').toBe(rule === 'closed');
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
