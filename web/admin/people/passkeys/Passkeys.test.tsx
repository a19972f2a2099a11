// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plugInDevice } from '../../../testing/device.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { isPasskeyKnown } from './webauthn.ts';
import { Passkeys } from './Passkeys.tsx';

const passkey = { id: 'AQID', name: 'Şule’nin telefonu', createdAt: '2026-11-02T06:12:00.000Z', lastUsedAt: null };
const beginPasskey = () => ({ challenge: 'AAAA', rp: {}, user: { id: 'AAAA' }, pubKeyCredParams: [] });

test('a passkey is named, listed, and removed after a question', async () => {
  plugInDevice(() => Promise.resolve());
  let listed: object[] = [];
  const addPasskey = vi.fn((args: Record<string, unknown>) => (listed = [{ ...passkey, name: args.name }])[0]);
  const removePasskey = () => ((listed = []), true);
  const { user } = renderAdmin(<Passkeys />, {
    queries: { myPasskeys: () => listed },
    mutations: { beginPasskey, addPasskey, removePasskey },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, '{Enter}');
  expect(await screen.findByText('Please enter a name.')).toBeVisible();
  await user.type(name, 'Şule’nin telefonu{Enter}');
  const list = await screen.findByRole('list', { name: 'Passkeys' });
  expect(within(list).getByText('Added Nov 2, 2026 9:12 AM, not used yet')).toBeVisible();
  expect(addPasskey.mock.calls[0]?.[0]).toMatchObject({ name: 'Şule’nin telefonu', response: { id: 'AQID' } });
  expect(isPasskeyKnown()).toBe(true);
  await waitFor(() => expect(name).not.toHaveValue('Şule’nin telefonu'));

  await user.click(screen.getByRole('button', { name: 'Remove Şule’nin telefonu' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull());
  expect(isPasskeyKnown()).toBe(false);
});

test('a device that has a passkey already says so, and a closed dialog says nothing', async () => {
  let name = 'InvalidStateError';
  plugInDevice(() => Promise.reject(new DOMException('', name)));
  const addPasskey = vi.fn(() => passkey);
  const { user } = renderAdmin(<Passkeys />, {
    queries: { myPasskeys: () => [] },
    mutations: { beginPasskey, addPasskey },
  });
  const add = await screen.findByRole('button', { name: 'Add a passkey' });
  await user.click(add);
  expect(await screen.findByText('This device already has a passkey of yours.')).toBeVisible();
  name = 'NotAllowedError';
  await user.click(add);
  await waitFor(() => expect(screen.queryByText('This device already has a passkey of yours.')).toBeNull());
  await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'false'));
  expect(addPasskey).not.toHaveBeenCalled();
});

test.each([
  ['BAD_USER_INPUT', 'response', 0],
  ['CONFLICT', undefined, 1],
  ['BAD_REQUEST', undefined, 1],
] as const)('a refusal with %s is shown, with its reason where the person can act', async (code, field, reasons) => {
  plugInDevice(() => Promise.resolve());
  const { user } = renderAdmin(<Passkeys />, {
    queries: { myPasskeys: () => [] },
    mutations: { beginPasskey, addPasskey: () => refuse(code, field) },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Failed to add a passkey. Please try again.')).toBeVisible();
  expect(screen.queryAllByText('Refused')).toHaveLength(reasons);
});

test('a browser without passkeys says what they need', async () => {
  renderAdmin(<Passkeys />, { queries: { myPasskeys: () => [] } });
  expect(await screen.findByText('This browser has no passkeys at this address: they need https.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
