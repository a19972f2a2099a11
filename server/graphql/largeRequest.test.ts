import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { perConnection } from '../limits/budget.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

const padding = ' '.repeat(perConnection.bodyBytes.visitor);
const large = (body: object) => JSON.stringify(body) + padding;
const ImportContent = 'mutation ($content: JSON!) { importContent(content: $content) { products } }';
const product = { id: '1700000000000', name: 'Işıklı Şamandıra ğü', category: '' };
const contentOf = (products: object[]) => ({ information: { products: { products } } });

async function send(
  { origin, cookie }: Site,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', cookie, ...headers },
    body,
  });
  const text = await reply.text();
  // An error of the server before there is an operation is answered by one line of text.
  const answer = reply.status < 500 ? (JSON.parse(text) as { data?: unknown; errors?: object[] }) : {};
  return { status: reply.status, ...answer };
}

const names = async ({ asVisitor }: Site) =>
  (await asVisitor('{ products { nodes { name } } }')).data.products.nodes.map(
    ({ name }: { name: string }) => name,
  ) as string[];

test('the server process parses no large request itself', async () => {
  const site = await serveTestSite();
  site.heavyWork.close();
  expect((await send(site, JSON.stringify({ query: '{ __typename }' }))).status).toBe(200);
  expect((await send(site, large({ query: '{ __typename }' }))).status).toBe(500);
});

test.each([
  ['as a variable', ImportContent, contentOf([product])],
  [
    'as a part of a value that stands in the document',
    'mutation ($content: JSON) { importContent(content: { information: { products: $content } }) { products } }',
    { products: [product] },
  ],
  [
    'as a variable of one of several operations',
    `${ImportContent} query Other($id: ID!) { product(id: $id) { id } }`,
    contentOf([product]),
  ],
])('a catalogue comes in, %s', async (_, query, content) => {
  const site = await serveTestSite();
  const operationName = query.includes('Other') ? { operationName: 'Import' } : {};
  const named = query.replace('mutation (', 'mutation Import(');
  const answer = await send(site, large({ query: named, variables: { content }, ...operationName }));
  expect(answer).toMatchObject({ status: 200, data: { importContent: { products: 1 } } });
  expect(await names(site)).toEqual([product.name]);
});

test('compressed large requests, and those in another character set, are read as usual', async () => {
  const site = await serveTestSite();
  const query = ImportContent;
  const zipped = gzipSync(large({ query, variables: { content: contentOf([product]) } }));
  expect((await send(site, new Uint8Array(zipped), { 'content-encoding': 'gzip' })).data).toEqual({
    importContent: { products: 1 },
  });
  const second = { ...product, id: '1700000000001', name: 'Çengel' };
  const wide = Buffer.from(large({ query, variables: { content: contentOf([second]) } }), 'utf16le');
  const headers = { 'content-type': 'application/json; charset=utf-16le' };
  expect((await send(site, new Uint8Array(wide), headers)).data).toEqual({ importContent: { products: 1 } });
  expect((await names(site)).sort()).toEqual(['Işıklı Şamandıra ğü', 'Çengel'].sort());
});

/** Each body is sent as it is, and again so long that a worker parses it. */
test.each([
  ['no JSON', '{"query": nothing'],
  ['a number', '5'],
  ['several at a time', '[{"query":"{ __typename }"}]'],
  ['a variable that is missing', JSON.stringify({ query: ImportContent, variables: { content: null } })],
  [
    'a variable of another type',
    JSON.stringify({
      query: 'mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }',
      variables: { input: { nome: 'Vana' } },
    }),
  ],
  ['variables that are none', JSON.stringify({ query: ImportContent, variables: [1] })],
  ['a document that is none', JSON.stringify({ query: 'mutation ($content: JSON!) {', variables: { content: {} } })],
  ['wrong content', JSON.stringify({ query: ImportContent, variables: { content: contentOf([{ id: 'a' }]) } })],
])('a large request with %s is refused in the same words as a small one', async (_, body) => {
  const site = await serveTestSite();
  // The parser's messages quote the characters around a mistake.
  const around = ' '.repeat(50);
  const small = await send(site, around + body + around);
  expect(small.errors?.length).toBeGreaterThan(0);
  expect(await send(site, around + body + padding)).toEqual(small);
});
