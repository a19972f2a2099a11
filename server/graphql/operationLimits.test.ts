import { gzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { perOperation } from '../limits/budget.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const refusal = async (operation: string, variables = {}) => {
  const { asVisitor } = await openTestApi();
  const { errors, extensions } = await asVisitor(operation, variables);
  return { refused: errors?.[0]?.extensions, message: errors?.[0]?.message, cost: extensions?.cost.asked };
};

/** Returns a selection with so many nested levels of fields. */
function nested(levels: number): string {
  if (levels === 1) return 'id';
  if (levels === 2) return 'category { id }';
  const below = levels === 3 ? 'totalCount' : `nodes { ${nested(levels - 3)} }`;
  return `category { products(first: 0) { ${below} } }`;
}
const deep = (levels: number) => `{ product(id: "1") { ${nested(levels - 1)} } }`;
const aliased = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: product(id: "1") { id }`).join(' ')} }`;

describe.each([
  ['depth', deep, perOperation.depth],
  ['aliases', aliased, perOperation.aliases],
])('%s', (limit, operation, allowed) => {
  test('an operation at the limit is answered', async () => {
    expect((await refusal(operation(allowed))).refused).toBeUndefined();
  });

  test('an operation just beyond it is refused, and the error says by how much', async () => {
    const { refused, message } = await refusal(operation(allowed + 1));
    expect(refused).toMatchObject({ code: 'LIMIT_EXCEEDED', limit, allowed, asked: allowed + 1 });
    expect(message).toContain(new Intl.NumberFormat('en').format(allowed + 1));
  });
});

describe('cost', () => {
  const list = 'query ($first: Int) { products(first: $first) { nodes { id name } } }';

  test('a default in the document counts like a value that is sent', async () => {
    const withDefault = list.replace('$first: Int)', '$first: Int = 100)');
    const cost = async (variables: object) => (await refusal(withDefault, variables)).cost as unknown;
    expect([await cost({}), await cost({ first: 3 }), await cost({})]).toEqual([202, 8, 202]);
  });

  test.each([
    ['{ me { email } }', 2],
    // The list, its nodes, and for each of them two values.
    ['{ products(first: 7) { nodes { id name } } }', 1 + 1 + 7 * 2],
    ['{ products { nodes { id name } } }', 1 + 1 + 20 * 2],
    ['{ products(first: null) { nodes { id name } } }', 1 + 1 + 20 * 2],
    ['{ categories { id } }', 1 + 30],
    ['{ categories { products(first: 2) { totalCount edges { cursor } } } }', 1 + 30 * (1 + 1 + 1 + 2)],
    [
      '{ ...A } fragment A on Query { products(first: 7) { ...B } } fragment B on ProductConnection { nodes { id name } }',
      16,
    ],
    ['{ products(first: 1, search: "vana") { nodes { id } } }', 1000 + 1 + 1 + 1],
    ['{ products(first: 1, search: "") { nodes { id } } }', 1 + 1 + 1],
    ['{ categories { products(first: 1) { nodes { id __typename } } } }', 1 + 30 * 3],
  ])('of %s', async (operation, cost) => {
    expect((await refusal(operation)).cost).toBe(cost);
  });

  test('counts a length that comes as a variable', async () => {
    const { asVisitor } = await openTestApi();
    const { extensions } = await asVisitor(list, { first: 50 });
    expect(extensions?.cost).toEqual({ asked: 1 + 1 + 50 * 2, allowed: perOperation.cost });
  });

  test('from both sides of the limit', async () => {
    // 1 + 30 × (2 + 94 × 7) + 2 + 2 × last
    const within = await refusal(
      '{ categories { products(first: 94) { nodes { id name price featured image version description } } } products(first: 98) { nodes { id name } } }',
    );
    expect([within.refused, within.cost]).toEqual([undefined, 19_999]);
    const beyond =
      '{ categories { products(first: 94) { nodes { id name price featured image version description } } } products(first: 99) { nodes { id name } } }';
    const { refused, message } = await refusal(beyond);
    expect(refused).toEqual({ code: 'LIMIT_EXCEEDED', limit: 'cost', allowed: 20_000, asked: 20_001, cost: 20_001 });
    expect(message).toBe('The operation would take 20,001 of cost; 20,000 are allowed.');
  });

  test('nested fragments are measured quickly, and count as often as they are used', async () => {
    const levels = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on Query { a${n}: me { id } ...F${n + 1} ...F${n + 1} }`,
    );
    const { refused } = await refusal(`{ ...F0 } ${levels.join(' ')} fragment F40 on Query { me { id } }`);
    expect(refused).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'aliases', asked: 2 ** 40 - 1 });
  });
});

describe('introspection', () => {
  test('of the whole schema costs a fifth of its answer and leaves two fifths of the limit free; two of it are refused', async () => {
    const { asVisitor } = await openTestApi();
    const answer = await asVisitor(getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true }));
    const count = (value: unknown): number =>
      value && typeof value === 'object'
        ? Object.values(value).reduce<number>((sum, below) => sum + count(below), Array.isArray(value) ? 0 : 1)
        : 1;
    const { asked } = answer.extensions.cost as { asked: number };
    expect(answer.errors).toBeUndefined();
    expect(asked).toBeGreaterThan(count(answer.data) / 5);
    // A tool asks for the whole schema in one request, and some add fields of their own to it.
    expect(asked).toBeLessThan(perOperation.cost * 0.6);
    const twice = getIntrospectionQuery().replace('{', '{ again: __schema { types { ...FullType } }');
    expect((await refusal(twice)).refused).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'cost' });
  });

  test('counts its aliases and its values, however they are nested', async () => {
    const aliases = (below: string) => Array.from({ length: 6 }, (_, n) => `a${n}: ${below}`).join(' ');
    const nested = aliases(`types { ${aliases(`fields { ${aliases('args { name }')} }`)} }`);
    expect((await refusal(`{ __schema { ${nested} } }`)).refused).toMatchObject({
      limit: 'aliases',
      asked: 6 + 36 + 216,
    });
    const fields = 'fields { name description type { fields { name description } } }';
    const wide = Array.from({ length: 29 }, (_, n) => `a${n}: __schema { types { ${fields} } }`);
    expect((await refusal(`{ ${wide.join(' ')} }`)).refused).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'cost' });
  });
});

test('an operation may contain a few searches, but not thirty', async () => {
  const searches = (count: number) =>
    Array.from({ length: count }, (_, n) => `s${n}: products(first: 1, search: "rulmna ${n}") { totalCount }`).join(
      ' ',
    );
  expect((await refusal(`{ ${searches(9)} }`)).refused).toBeUndefined();
  expect((await refusal(`{ ${searches(30)} }`)).refused).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'cost' });
});

test('a query is broken off when its time is over, and a mutation is not', async () => {
  const { askAs, admin, token } = await openTestApi();
  const late = askAs({ admin, token, deadline: Date.now() - 1 });
  const { errors } = await late('{ products { totalCount } }');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'time', allowed: 10_000 });
  const inTime = askAs({ admin, token });
  expect((await inTime('mutation { createCategory(input: { name: "Vana" }) { id } }')).errors).toBeUndefined();
});

test('aliases allow no further attempts to sign in', async () => {
  const { asVisitor, askAs } = await openTestApi();
  const tries = Array.from(
    { length: 25 },
    (_, n) => `t${n}: signIn(email: "kimse${n}@ornek.com.tr", password: "x") { id }`,
  );
  const codes = async () =>
    (await asVisitor(`mutation { ${tries.join(' ')} }`)).errors?.map(({ extensions }) => extensions.code);
  // `signIn` cannot be null, so the first failure ends the operation: one attempt, whatever else it contains.
  expect(await codes()).toEqual(['UNAUTHENTICATED']);
  const one = (n: number) => askAs({})(`mutation { ${tries[n] ?? ''} }`);
  const atOnce = await Promise.all(Array.from({ length: 24 }, (_, n) => one(n)));
  const refused = atOnce.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED');
  expect(refused).toHaveLength(5);
});

test('aliases allow no further messages', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const input = '{ name: "Şule", email: "s@ornek.com.tr", subject: "Vana", message: "x" }';
  const all = Array.from({ length: 15 }, (_, n) => `m${n}: sendMessage(input: ${input}) { id }`);
  const { errors } = await asVisitor(`mutation { ${all.join(' ')} }`);
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await asAdmin('{ messages { totalCount } }')).data.messages.totalCount).toBe(10);
});

test.each<[string, { query: string; variables?: object }]>([
  ['a document', { query: `{ products(filters: ${'['.repeat(400)}${']'.repeat(400)}) { totalCount } }` }],
  ['a document that ends early', { query: `{ products(filters: ${'['.repeat(1500)}` }],
  [
    'a value',
    {
      query: 'query ($search: String) { products(search: $search) { totalCount } }',
      variables: { search: JSON.parse('['.repeat(2000) + ']'.repeat(2000)) as unknown },
    },
  ],
])('%s of brackets in brackets is refused before it is read, by every door', async (_, asked) => {
  const { origin, logged } = await serveTestSite();
  const body = JSON.stringify(asked);
  const form = new FormData();
  form.set('operations', body);
  form.set('map', '{}');
  const headers = { 'apollo-require-preflight': '1', accept: 'application/graphql-response+json' };
  const json = { ...headers, 'content-type': 'application/json' };
  const gzip = { ...json, 'content-encoding': 'gzip' };
  const inAddress = new URLSearchParams({ query: asked.query, variables: JSON.stringify(asked.variables ?? {}) });
  const replies = [
    await fetch(`${origin}/graphql`, { method: 'POST', headers: json, body }),
    await fetch(`${origin}/graphql`, { method: 'POST', headers: gzip, body: gzipSync(body) }),
    await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form }),
    await fetch(`${origin}/graphql?${inAddress.toString()}`, { headers }),
  ];
  for (const reply of replies) {
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      errors: [{ extensions: { code: 'LIMIT_EXCEEDED', limit: 'nesting' } }],
    });
  }
  expect(logged).toEqual([]);
});
