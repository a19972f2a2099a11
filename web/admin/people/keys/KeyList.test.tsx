// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { KeyList } from './KeyList.tsx';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const secret = 'vtr_7KdR2mXw0pTq9bLfUe4sHnZ8cVyJ3aGkWt6oQi1E5xD0rS111111';
const erp = {
  id: 'e',
  name: 'Logo ERP',
  start: 'vtr_7KdR',
  scopes: ['WRITE_PRICES'],
  profiles: [],
  addresses: [],
  madeBy: 'deniz@firma.com.tr',
  expiresAt: inDays(90),
  lastUsedAt: null,
  lastUsedFrom: null,
  formerUntil: null,
  state: 'ACTIVE',
};
const profiles = [{ id: 'p', name: 'Fiyat ve stok', setup: { direction: 'IMPORT' } }];

type Mutations = NonNullable<Parameters<typeof renderAdmin>[1]>['mutations'];
const open = (keys: unknown[], mutations: Mutations = {}) =>
  renderAdmin(<KeyList />, { queries: { keys: () => keys, importProfiles: () => profiles }, mutations });

function nth<Item>(items: Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new Error(`There are ${items.length}.`);
  return item;
}

/** Counts the clicks of a person. */
function counting(user: UserEvent) {
  let clicks = 0;
  return {
    click: (element: HTMLElement) => (clicks++, user.click(element)),
    clicks: () => clicks,
  };
}

test('“Logo ERP, prices only” takes four clicks from the list, and the secret stays until it is closed', async () => {
  const makeKey = vi.fn(() => ({ secret, key: erp }));
  const { user } = open([], { makeKey });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const { click, clicks } = counting(user);
  await screen.findByText('No program has a key yet');
  await click(nth(screen.getAllByRole('button', { name: 'Add key' }), 0));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Logo ERP');
  await click(screen.getByRole('checkbox', { name: 'Change prices' }));
  await click(screen.getByRole('button', { name: 'Make key' }));
  const box = await screen.findByRole('region', { name: 'Secret of Logo ERP' });
  expect(box).toHaveTextContent('“Logo ERP” is made');
  await waitFor(() => expect(within(box).getByRole('textbox', { name: 'Key' })).toHaveFocus());
  expect(within(box).getByRole('textbox', { name: 'Key' })).toHaveValue(secret);
  await click(within(box).getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(secret);
  expect(await within(box).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(clicks()).toBe(4);
  expect(makeKey).toHaveBeenCalledWith({
    input: { name: 'Logo ERP', scopes: ['WRITE_PRICES'], profileIds: [], addresses: [], days: 90 },
  });
  await user.click(within(box).getByRole('button', { name: 'Close' }));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Add key' })[0]).toHaveFocus();
});

test('the list says what each key may, when it ends, and from where', async () => {
  open([
    { ...erp, profiles, scopes: [], addresses: ['10.20.0.0/16'] },
    { ...erp, id: 'b', name: 'Bayi', scopes: ['READ_CATALOGUE', 'WRITE_PRICES'], expiresAt: inDays(8) },
    { ...erp, id: 'n', name: 'Hep', expiresAt: null },
    { ...erp, id: 'r', name: 'Eski', state: 'REVOKED' },
  ]);
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Keys' })).getAllByRole('row');
  expect(rows[0]).toHaveTextContent(
    /Logo ERPvtr_7KdR…, deniz@firma.com.trimport: Fiyat ve stok.*in 90 daysNot yet10.20.0.0\/16/,
  );
  expect(rows[1]).toHaveTextContent(/read: cataloguewrite: prices.*in 8 daysNot yetany address/);
  expect(rows[2]).toHaveTextContent('Never');
  expect(rows[3]).toHaveTextContent('Revoked');
  expect(within(nth(rows, 3)).queryByRole('button')).toBeNull();
});

test('a rotated key says until when both secrets work', async () => {
  const rotateKey = () => ({ secret, key: { ...erp, formerUntil: '2026-11-24T06:00:00.000Z' } });
  const { user } = open([erp], { rotateKey });
  await user.click(await screen.findByRole('button', { name: 'Actions for Logo ERP' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rotate' }));
  expect(await screen.findByRole('region', { name: 'Secret of Logo ERP' })).toHaveTextContent(
    'Both work until Nov 24, 2026 9:00 AM.',
  );
});

test('a key is revoked after a question that names its last use', async () => {
  const revokeKey = vi.fn(() => true);
  const { user } = open([{ ...erp, lastUsedAt: '2026-11-02T06:12:00.000Z', lastUsedFrom: '10.20.3.0/24' }], {
    revokeKey,
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Logo ERP' }));
  await user.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  const dialog = screen.getByRole('dialog', { name: 'Revoke key' });
  expect(dialog).toHaveTextContent('and so do the webhooks to addresses that it entered.');
  expect(dialog).toHaveTextContent('Last used Nov 2, 2026 9:12 AM, from 10.20.3.0/24.');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(revokeKey).toHaveBeenCalledWith({ id: 'e' }));
});

test('a changed key keeps its end unless another one is chosen, and a refused address is named at its field', async () => {
  const updateKey = vi.fn(() => refuse('BAD_USER_INPUT', 'addresses.1'));
  const { user } = open([erp], { updateKey });
  await user.click(await screen.findByRole('button', { name: 'Actions for Logo ERP' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change' }));
  const addresses = screen.getByRole('textbox', { name: /^Only from these addresses/ });
  await user.type(addresses, '10.20.0.0/16{Enter}x');
  await user.click(screen.getByRole('checkbox', { name: 'Fiyat ve stok' }));
  await user.click(screen.getByRole('button', { name: 'Save key' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(updateKey).toHaveBeenCalledWith({
    id: 'e',
    input: { name: 'Logo ERP', scopes: ['WRITE_PRICES'], profileIds: ['p'], addresses: ['10.20.0.0/16', 'x'] },
  });
});
