import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { linkTo, type Content } from '../../../testing/fakeServer.ts';
import { parseSettings } from './lastSettings.ts';
import { SettingsProvider, useSettings } from './SettingsProvider.tsx';

beforeEach(() => localStorage.clear());

function Shown() {
  const { name, phone, loading } = useSettings();
  return `${name}, ${phone}${loading ? ' …' : ''}`;
}

/** Renders the provider over a server that reports changes when the test says so. */
function open(content: Content = {}) {
  const live = { tell: (_: object) => undefined as void, cancelled: false, since: [] as unknown[] };
  const socket = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        live.since.push(variables.since);
        live.tell = (siteSettingsChanged) => observer.next({ data: { siteSettingsChanged } });
        return () => void (live.cancelled = true);
      }),
  );
  const isLive: Parameters<typeof ApolloLink.split>[0] = ({ operationType }) =>
    operationType === OperationTypeNode.SUBSCRIPTION;
  const client = createClient({ link: ApolloLink.split(isLive, socket, linkTo(content)) });
  const view = render(
    <ApolloProvider client={client}>
      <SettingsProvider>
        <Shown />
      </SettingsProvider>
    </ApolloProvider>,
  );
  return { ...view, live };
}

const changed = {
  __typename: 'SiteSettings',
  name: 'Yeni Makine',
  logo: '/images/logo.png',
  email: 'yeni@deneme.example',
  phone: '0532 000 00 00',
  address: 'Bursa',
  invoiceAsked: 'NEVER',
  version: 2,
};

test('settings outside their provider are an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shown />)).toThrow('useSettings must be used within a SettingsProvider');
});

test('the defaults are shown while the settings are loading, then the stored ones, and each change replaces them', async () => {
  const { live } = open();
  expect(screen.getByText('Vitrin Endüstri, +90 212 000 00 00 …')).toBeInTheDocument();
  expect(await screen.findByText('Deneme Makine, 0212 000 00 00')).toBeInTheDocument();
  act(() => live.tell(changed));
  expect(await screen.findByText('Yeni Makine, 0532 000 00 00')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('companySettings') ?? '')).toEqual({
    name: 'Yeni Makine',
    logo: '/images/logo.png',
    email: 'yeni@deneme.example',
    phone: '0532 000 00 00',
  });
});

test('when the settings cannot be read, that is logged and the defaults are shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ broken: true });
  expect(await screen.findByText('Vitrin Endüstri, +90 212 000 00 00')).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
});

test('the last settings seen are shown until the live ones arrive, and when the server cannot be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('companySettings', JSON.stringify({ name: 'Son Görülen', phone: '0224 000 00 00' }));
  const { live } = open({ broken: true });
  expect(screen.getByText('Son Görülen, 0224 000 00 00 …')).toBeInTheDocument();
  expect(await screen.findByText('Son Görülen, 0224 000 00 00')).toBeInTheDocument();
  act(() => live.tell(changed));
  expect(screen.getByText('Yeni Makine, 0532 000 00 00')).toBeInTheDocument();
});

test('a page subscribes once, from the version that it shows, and asks for any version when it shows none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { live } = open();
  expect(live.since).toEqual([]);
  await screen.findByText('Deneme Makine, 0212 000 00 00');
  act(() => live.tell(changed));
  await screen.findByText('Yeni Makine, 0532 000 00 00');
  expect(live.since).toEqual([1]);
  const broken = open({ broken: true });
  await vi.waitFor(() => expect(broken.live.since).toEqual([0]));
});

test('the subscription ends with the provider', async () => {
  const { live, unmount } = open();
  await vi.waitFor(() => expect(live.since).toEqual([1]));
  expect(live.cancelled).toBe(false);
  unmount();
  await vi.waitFor(() => expect(live.cancelled).toBe(true));
});

test.each([null, '', 'bozuk', '7', 'null', '[]', '{"name":7}'])('nothing is read from %s', (text) => {
  expect(parseSettings(text)).toEqual({});
});
