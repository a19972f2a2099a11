import { credentials } from '../../e2e/testing/site.ts';
import { exchange, type Answer, type Ask } from './exchange.ts';

export type Result = { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };

const json = { 'Content-Type': 'application/json' };

/** A document as a program sends it. */
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

/** An upload, by the multipart request specification. */
export function uploadAsk(query: string, file: { name: string; bytes: Buffer }, cookie: string): Ask {
  const part = (name: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const head = `${part('operations', JSON.stringify({ query, variables: { file: null } }))}${part('map', '{"0":["variables.file"]}')}--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    path: '/graphql',
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'apollo-require-preflight': 'true',
      cookie,
    },
    body: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

const signInQuery =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';

/** A session's cookie, 'name=value'. Sign-ins are counted by address: `from` is another one. */
export async function signIn(origin: string, from?: string): Promise<string> {
  const answer = await exchange(origin, { ...documentAsk(signInQuery, credentials), ...(from && { from }) });
  const cookie = answer?.headers['set-cookie']?.[0]?.split(';')[0];
  if (!cookie) throw new Error(`Not signed in: ${answer?.body}`);
  return cookie;
}
