import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { generate } from '@graphql-codegen/cli';
import { diff, validate, CriticalityLevel } from '@graphql-inspector/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { buildSchema, Source } from 'graphql';
import { Client, fetchExchange } from 'urql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { canvas } from '../testing/uploadPicture.ts';

const api = readFileSync('docs/api.md', 'utf8');

/** Loads code of the guide as a reader's program would have it. */
async function loaded<Exports>(code: string): Promise<Exports> {
  const file = join(await temporaryFolder(), 'guide.mjs');
  await writeFile(file, code);
  return (await import(file)) as Exports;
}

const Wide = `query Wide($after: String) {
  products(first: 1, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { cursor node {
      id name category { id name } kind { id attributes { required attribute { id unit { symbol } } } section }
      pictures { url alt } documents { id file { url name } }
      specs { text attribute { id name unit { symbol code } } values { __typename ... on NumberValue { number unit { symbol } } } }
    } }
    facets { total specs { attribute { id } choices { value count } range { low high } } }
  }
}`;

async function withProducts() {
  const site = await serveTestSite();
  const bore = (
    await site.asAdmin('mutation { createAttribute(input: { name: "İç çap", kind: NUMBER, unit: "mm" }) { id } }')
  ).data.createAttribute.id;
  await site.asAdmin(
    'mutation ($bore: ID!) { createProductKind(input: { name: "Rulman", attributes: [{ attributeId: $bore }] }) { id } }',
    { bore },
  );
  for (const value of ['20', '25'])
    await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input: {
        ...{ name: `Rulman ${value}`, description: 'x', kindId: 'rulman' },
        specs: [{ attributeId: bore, values: [value] }],
      },
    });
  return site;
}

test('graphcache takes the keys of the guide, and warns of nothing', async () => {
  const { origin } = await withProducts();
  const [, code = ''] = /cacheExchange\(\{\n([\s\S]*?)\n\}\)/.exec(api) ?? [];
  const { keys } = await loaded<{ keys: Record<string, () => string | null> }>(
    `export const ${code.replace('keys:', 'keys =').replace(/,\s*$/, ';')}`,
  );
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const client = new Client({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys }), fetchExchange],
  });
  const first = await client.query(Wide, {});
  const { hasNextPage, endCursor } = first.data.products.pageInfo;
  expect(hasNextPage).toBe(true);
  expect((await client.query(Wide, { after: endCursor })).data.products.edges).toHaveLength(1);
  const warned = said.mock.calls.map(([text]) => String(text));
  said.mockRestore();
  expect(warned).toEqual([]);
});

test('the guide tries again what passes by itself, waits as long as the answer says, and gives up on everything else', async () => {
  const [, code = ''] = /## Retries[\s\S]*?```js\n([\s\S]*?)```/.exec(api) ?? [];
  const refusal = (code: string) => JSON.stringify({ errors: [{ message: '', extensions: { code } }] });
  const answers = ['', refusal('RATE_LIMITED'), refusal('STORAGE_BUSY'), '{"data":{"me":null}}', refusal('CONFLICT')];
  let asked = 0;
  const server = createServer((_req, res) => res.setHeader('Retry-After', '0').end(answers[asked++]));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  type Make = { make: (address: string, headers: object) => (query: string) => Promise<unknown> };
  const { make } = await loaded<Make>(`export function make(address, headers) {\n${code}\nreturn send;\n}`);
  const send = make(address, {});
  expect([await send('{ me { id } }'), asked]).toEqual([{ data: { me: null } }, 4]);
  expect([await send('{ me { id } }'), asked]).toMatchObject([{ errors: [{}] }, 5]);
});

test('Apollo uploads a picture through its upload link', async () => {
  const { origin, cookie } = await withProducts();
  const link = new UploadHttpLink({
    uri: `${origin}/graphql`,
    headers: { cookie, 'apollo-require-preflight': 'true' },
  });
  const client = new ApolloClient({ link: ApolloLink.from([link]), cache: new InMemoryCache() });
  const file = new File([new Uint8Array(await canvas(20, 10).png().toBuffer())], 'resim.png', { type: 'image/png' });
  const { data } = await client.mutate<{ uploadImage: { width: number } }>({
    mutation: gql('mutation ($file: Upload!) { uploadImage(file: $file) { url width } }'),
    variables: { file },
  });
  expect(data?.uploadImage.width).toBe(20);
});

test('the client preset of graphql-codegen makes types of the schema as the site serves it', async () => {
  const site = await withProducts();
  const schema = await (await fetch(`${site.origin}/graphql/schema.graphql`)).text();
  const made = await generate(
    {
      schema,
      documents: Wide,
      generates: { 'generated/': { preset: 'client', presetConfig: { fragmentMasking: false } } },
      silent: true,
    },
    false,
  );
  const files = made as { filename: string; content: string }[];
  const types = files.find(({ filename }) => filename.endsWith('graphql.ts'))?.content ?? '';
  expect(types).toContain('export type WideQuery =');
  expect(types).toContain('export const WideDocument');
});

test('the inspector finds nothing in the schema that breaks a client of the released one', async () => {
  const [released, now] = ['docs/released.graphql', 'schema.graphql'].map((file) =>
    buildSchema(readFileSync(file, 'utf8')),
  );
  if (!released || !now) throw new Error('A schema is missing.');
  const breaking = (await diff(released, now)).filter(
    ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  );
  expect(breaking.map(({ message }) => message)).toEqual([]);
  expect(validate(now, [new Source(Wide)])).toEqual([]);
});
