// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserLink, createClient } from './client.ts';

const noSocket = () => Promise.reject(new Error('No socket is asked for.'));

test('`X-Asks` tells a proxy which requests may be repeated and which answer soon, and is missing for jobs', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('x-asks'));
    return Response.json({ data: { site: null, signOut: true, makeBackup: null } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = createClient({ link: browserLink(noSocket, () => undefined) });
  await client.query({ query: gql('{ site }') });
  await client.mutate({ mutation: gql('mutation { signOut }') });
  await client.mutate({ mutation: gql('mutation ($job: ID) { makeBackup(job: $job) }'), variables: { job: '1' } });
  expect(sent).toEqual(['query', 'mutation', null]);
});

test('the first data of each visit names the page that it is for, but in the admin', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('x-page'));
    return Response.json({ data: { site: null } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  let going: { key: string; pathname: string; search: string } | undefined;
  const client = createClient({ link: browserLink(noSocket, () => going) });
  const ask = () => client.query({ query: gql('{ site }'), fetchPolicy: 'network-only' });
  await ask();
  going = { key: 'a', pathname: '/products', search: '?q=rulman' };
  await ask();
  await ask();
  going = { key: 'b', pathname: '/products', search: '?q=rulman' };
  await ask();
  going = { key: 'c', pathname: '/admin/products', search: '' };
  await ask();
  expect(sent).toEqual([null, '/products?q=rulman', null, '/products?q=rulman', null]);
});
