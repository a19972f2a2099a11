import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { perConnection, perOperation } from '../limits/budget.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

type Options = { cookie?: string; accept?: string };

async function post(
  origin: string,
  body: unknown,
  { cookie, accept = 'application/graphql-response+json' }: Options = {},
) {
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...(cookie && { cookie }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { data, errors } = (await reply.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: Record<string, unknown> }[];
  };
  const { message, extensions = {} } = errors?.[0] ?? {};
  return { status: reply.status, data, message, ...(extensions as { code?: string }) };
}

/** Returns a body of exactly so many bytes. */
function bodyOf(bytes: number) {
  const empty = JSON.stringify({ query: '{ __typename }', pad: '' });
  return empty.replace('"pad":""', `"pad":"${'x'.repeat(bytes - empty.length)}"`);
}

describe('tokens', () => {
  const operation = (tokens: number) => `{ ${'id '.repeat(tokens - 2)}}`;

  test('are counted before anything is parsed', async () => {
    const { origin } = await serveTestSite();
    const beyond = await post(origin, { query: operation(perOperation.tokens + 1) });
    expect(beyond).toMatchObject({
      status: 400,
      code: 'LIMIT_EXCEEDED',
      limit: 'tokens',
      allowed: perOperation.tokens,
      asked: perOperation.tokens + 1,
    });
    expect(beyond.message).toBe('The document has 2,001 tokens; 2,000 are allowed.');
    // It is refused for another reason, so it was parsed.
    expect(await post(origin, { query: operation(perOperation.tokens) })).toMatchObject({
      code: 'GRAPHQL_VALIDATION_FAILED',
    });
    const get = await fetch(`${origin}/graphql?query=${encodeURIComponent('{a}'.repeat(perOperation.tokens))}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(get.status).toBe(400);
  });
});

describe('the body', () => {
  test.each([
    ['a visitor', perConnection.bodyBytes.visitor, false],
    ['an admin', perConnection.bodyBytes.admin, true],
  ])('of %s is limited in length', async (_, bytes, signedIn) => {
    const { origin, cookie } = await serveTestSite();
    const as = signedIn ? { cookie } : {};
    expect(await post(origin, bodyOf(bytes), as)).toMatchObject({ status: 200, data: { __typename: 'Query' } });
    expect(await post(origin, bodyOf(bytes + 1), as)).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      field: 'body',
    });
  });

  test.each([
    ['not JSON', '{', { status: 400, code: 'BAD_REQUEST' }],
    ['a batch', [{ query: '{ __typename }' }, { query: '{ __typename }' }], { status: 400, code: 'BAD_REQUEST' }],
    ['nothing', {}, { status: 400, code: 'BAD_REQUEST' }],
    [
      'a hash instead of a query',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
      { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
    ],
  ])('that is %s is refused as JSON with a code', async (_, body, refusal) => {
    const { origin } = await serveTestSite();
    expect(await post(origin, body)).toMatchObject(refusal);
  });

  test('in an unknown character set is refused', async () => {
    const { origin } = await serveTestSite();
    const headers = { 'content-type': 'application/json; charset=koi8-r' };
    const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: '{}' });
    expect(reply.status).toBe(415);
    expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] });
  });
});

describe('introspection and suggestions', () => {
  const introspect = { query: '{ __schema { queryType { name } } }' };
  const slip = { query: '{ produts { totalCount } }' };

  test('are on by default', async () => {
    const { origin } = await serveTestSite();
    expect((await post(origin, introspect)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    expect((await post(origin, slip)).message).toContain('Did you mean "products"');
  });

  test('are off for visitors with PLAYGROUND=off, and on for the admin', async () => {
    const { origin, cookie } = await serveTestSite({ PLAYGROUND: 'off' });
    expect((await post(origin, introspect)).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await post(origin, slip)).message).toBe('Cannot query field "produts" on type "Query".');
    expect((await post(origin, introspect, { cookie })).data).toBeDefined();
    expect((await post(origin, slip, { cookie })).message).toContain('Did you mean');
  });
});

test('a client that accepts only application/json gets 200, whatever the result of the operation', async () => {
  const { origin } = await serveTestSite();
  const wrong = { query: '{ nothing }' };
  expect((await post(origin, wrong)).status).toBe(400);
  expect((await post(origin, wrong, { accept: 'application/json' })).status).toBe(200);
});

test('a document with several operations needs the name of one', async () => {
  const { origin } = await serveTestSite();
  const query = 'query A { categories { id } } query B { categories { name } }';
  expect(await post(origin, { query, operationName: 'B' })).toMatchObject({ status: 200, data: { categories: [] } });
  // The request is repeated, since a repeated operation must not be answered differently.
  for (let time = 0; time < 12; time++)
    for (const operationName of [undefined, 'C'])
      expect(await post(origin, { query, operationName })).toMatchObject({
        status: 400,
        code: 'OPERATION_RESOLUTION_FAILURE',
      });
});

test('a mutation over GET is not run', async () => {
  const { origin, cookie, db } = await serveTestSite();
  const before = db.revision();
  const query = encodeURIComponent('mutation { createCategory(input: { name: "Vana" }) { id } }');
  const reply = await fetch(`${origin}/graphql?query=${query}`, {
    headers: { cookie, 'apollo-require-preflight': '1' },
  });
  expect([reply.status, reply.headers.get('allow'), db.revision()]).toEqual([405, 'POST', before]);
});

test.each(['PUT', 'DELETE'])('the method %s is refused', async (method) => {
  const { origin } = await serveTestSite();
  const { port } = new URL(origin);
  const status = await new Promise((resolve) =>
    httpRequest({ port, path: '/graphql', method, headers: { 'content-type': 'application/json' } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).end(),
  );
  expect(status).toBe(405);
});

test('an input with several wrong fields names all of them', async () => {
  const { asAdmin } = await openTestApi();
  const input = { name: '', description: 'ş'.repeat(20_000), price: -1, gtin: '123' };
  const { errors } = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input,
  });
  const { code, field, problems } = errors?.[0]?.extensions ?? {};
  const named = (problems as { field: string; message: string }[]).map((one) => one.field);
  expect([code, field, named.toSorted()]).toEqual([
    'BAD_USER_INPUT',
    named[0],
    ['description', 'gtin', 'name', 'price'],
  ]);
  const one = await asAdmin('mutation { createProduct(input: { name: "", description: "a" }) { id } }');
  expect(one.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'name' });
});
