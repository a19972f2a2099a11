import { expect, test } from 'vitest';
import { calls } from '../testing/calls.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { inOrder, refusalOf, refusals, withPeople } from '../testing/people.ts';
import { fields } from '../testing/rootFields.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

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

test('a stranger learns of the missing session, and the input is not examined', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const save = 'mutation ($input: GeneralContactInput!) { updateGeneralContact(input: $input) { heroTitle } }';
  expect((await asVisitor(save, outOfLimits)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await asAdmin(save, outOfLimits)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

const operations = fields.filter(([name]) => !name.startsWith('Subscription'));
const isUpload = ([name]: (typeof fields)[number]) => calls[name]?.includes('$file');

/** These calls are about content, a list or a kind, so that its roles hold besides those of the contract. */
const ofContent: typeof operations = [
  ['Mutation.restoreRevision', ['OWNER', 'EDITOR']],
  ['Mutation.undoChange', ['OWNER', 'EDITOR']],
  ['Mutation.undo', ['OWNER', 'EDITOR']],
  ['Mutation.deleteThing', ['OWNER', 'EDITOR']],
  ['Mutation.setExternalIds', ['OWNER', 'EDITOR']],
  ['Query.views', ['OWNER', 'EDITOR']],
  ['Mutation.createView', ['OWNER', 'EDITOR']],
  ['Mutation.arrangeViews', ['OWNER', 'EDITOR']],
  ['Mutation.chooseNotices', ['OWNER', 'SALES']],
];
const byEntity = new Map(ofContent);

test('every root field answers only the roles that the contract names', async () => {
  const { db, people, askAs } = await withPeople();
  const wrong: unknown[] = [];
  const asked = operations
    .filter((field) => !isUpload(field))
    .flatMap(([name, may]) =>
      inOrder(may).map((person) => ({
        name,
        may,
        person,
        isLate: !refusalOf(person, may),
        refusal: refusalOf(person, byEntity.get(name) ?? may),
      })),
    );
  // PostgreSQL announces the commits that made the people a moment later.
  await db.catchUp();
  // The accepted calls come last, since they change things or end sessions.
  for (const { name, may, person, refusal } of asked.toSorted((a, b) => Number(a.isLate) - Number(b.isLate))) {
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

test.each(operations.filter(isUpload))('%s accepts a file only from the roles that it names: %s', async (name, may) => {
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

test.each(fields.filter(([name, may]) => name.startsWith('Subscription') && may))(
  '%s is sent only to the roles that it names: %s',
  async (name, may) => {
    const { people, listenAs } = await withPeople();
    for (const person of inOrder(may)) {
      const { answers, refused } = await listenAs(people[person])(`subscription { ${calls[name]} }`);
      expect([person, refused?.errors?.[0]?.extensions.code]).toEqual([person, refusalOf(person, may)]);
      await answers?.return?.();
    }
  },
);
