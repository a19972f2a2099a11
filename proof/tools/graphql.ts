import { credentials } from '../../e2e/testing/site.ts';
import { exchange, type Answer, type Ask } from './exchange.ts';

/** Most measurements make these writes. */
export const mutations = {
  createProduct: 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
  updateProduct: 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
  deleteProduct: 'mutation ($id: ID!) { deleteProduct(id: $id) }',
  sendMessage: 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }',
  uploadImage: 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }',
};

export type Result = { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };

const json = { 'Content-Type': 'application/json' };

/** Makes the request that a program sends for a document. */
export const documentAsk = (query: string, variables: object = {}, cookie = ''): Ask => ({
  path: '/graphql',
  method: 'POST',
  headers: { ...json, cookie },
  body: JSON.stringify({ query, variables }),
});

export const sendDocument = (origin: string, query: string, variables: object = {}, cookie = '') =>
  exchange(origin, documentAsk(query, variables, cookie));

export const resultOf = (answer: Answer | undefined): Result => JSON.parse(answer?.body ?? '{}') as Result;

/** Makes the request for an upload, by the multipart request specification. */
export async function uploadAsk(
  query: string,
  file: { name: string; bytes: Buffer },
  cookie: string,
  more: object = {},
): Promise<Ask> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...more, file: null } }));
  form.set('map', '{"0":["variables.file"]}');
  form.set('0', new Blob([new Uint8Array(file.bytes)]), file.name);
  const encoded = new Response(form);
  return {
    path: '/graphql',
    method: 'POST',
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '', 'apollo-require-preflight': 'true', cookie },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

const signInQuery =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';

/** Signs in and gives the session's cookie, 'name=value'. The server counts sign-ins by address: `from` is another one. */
export async function signIn(origin: string, from?: string): Promise<string> {
  const answer = await exchange(origin, { ...documentAsk(signInQuery, credentials), ...(from && { from }) });
  const cookie = answer?.headers['set-cookie']?.[0]?.split(';')[0];
  if (!cookie) throw new Error(`Not signed in: ${answer?.body}`);
  return cookie;
}
