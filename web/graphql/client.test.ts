// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserLink, createClient } from './client.ts';

test('`X-Asks` tells a proxy which requests may be repeated and which answer soon, and is missing for jobs', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('x-asks'));
    return Response.json({ data: { site: null, signOut: true, makeBackup: null } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = createClient({ link: browserLink(() => Promise.reject(new Error('No socket is asked for.'))) });
  await client.query({ query: gql('{ site }') });
  await client.mutate({ mutation: gql('mutation { signOut }') });
  await client.mutate({ mutation: gql('mutation ($job: ID) { makeBackup(job: $job) }'), variables: { job: '1' } });
  expect(sent).toEqual(['query', 'mutation', null]);
});
