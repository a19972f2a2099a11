import type { Context } from '../context/context.ts';
import type { Scope } from '../db/tables/keyTables.ts';
import type { Answer } from './openTestApi.ts';

type Asked = { asAdmin: (operation: string, variables?: Record<string, unknown>) => Promise<Answer> };

/** Makes a key by the API, and returns its id and its secret. */
export async function makeKey({ asAdmin }: Asked, input: Record<string, unknown>) {
  const { data, errors } = await asAdmin(
    'mutation ($input: KeyInput!) { makeKey(input: $input) { secret key { id } } }',
    { input: { name: 'Logo ERP', scopes: [], ...input } },
  );
  if (errors) throw new Error(`The key was not made: ${JSON.stringify(errors)}`);
  const made = data.makeKey as { secret: string; key: { id: string } };
  return { id: made.key.id, secret: made.secret };
}

/** The part of a context that a request with a key of these scopes has. */
export const withScopes = (admin: Context['admin'], scopes: Scope[]): Partial<Context> => ({
  admin,
  token: null,
  usedKey: { id: 'a key', name: 'Logo ERP', scopes, profileIds: [], hash: '' },
});

type Reply = Pick<Answer, 'data'> & {
  status: number;
  headers: Headers;
  code: string | undefined;
  message: string | undefined;
};

/** Returns a function that sends operations to a site with a key, as a program does. */
export const askWith =
  ({ origin }: { origin: string }, secret: string, more: Record<string, string> = {}) =>
  async (query: string, variables: Record<string, unknown> = {}): Promise<Reply> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...more };
    const reply = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await reply.json()) as {
      data: unknown;
      errors?: { message: string; extensions: { code: string } }[];
    };
    const { status } = reply;
    return { status, headers: reply.headers, data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
  };
