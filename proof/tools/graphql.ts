import { credentials } from '../../e2e/testing/site.ts';
import { exchange, type Answer, type Ask } from './exchange.ts';

/** The writes that most measurements make. */
export const mutations = {
  createProduct: 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
  updateProduct: 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
  deleteProduct: 'mutation ($id: ID!) { deleteProduct(id: $id) }',
  sendMessage: 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }',
  uploadImage: 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }',
};

export type Result = { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };

const json = { 'Content-Type': 'application/json' };

/** The request that a program sends for a document. */
export const documentAsk = (query: string, variables: object = {}, cookie = ''): Ask => ({
  path: '/graphql',
  method: 'POST',
  headers: { ...json, cookie },
  body: JSON.stringify({ query, variables }),
});

export const sendDocument = (origin: string, query: string, variables: object = {}, cookie = '') =>
  exchange(origin, documentAsk(query, variables, cookie));

export const resultOf = (answer: Answer | undefined): Result => JSON.parse(answer?.body ?? '{}') as Result;

const boundary = 'vitrin-boundary';

/** The request for an upload, by the multipart request specification. */
export function uploadAsk(query: string, file: { name: string; bytes: Buffer }, cookie: string): Ask {
  const part = (name: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const fields = part('operations', JSON.stringify({ query, variables: { file: null } }));
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="${file.name}"\r\n`;
  const begin = `${fields}${part('map', '{"0":["variables.file"]}')}${head}Content-Type: application/octet-stream\r\n\r\n`;
  return {
    path: '/graphql',
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'apollo-require-preflight': 'true',
      cookie,
    },
    body: Buffer.concat([Buffer.from(begin), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
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
