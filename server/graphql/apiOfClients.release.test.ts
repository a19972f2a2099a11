import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { generate } from '@graphql-codegen/cli';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { expect, onTestFinished, test } from 'vitest';
import { api, loaded, Wide, withProducts } from '../testing/programs/guideClients.ts';
import { canvas } from '../testing/uploads/uploadPicture.ts';

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
