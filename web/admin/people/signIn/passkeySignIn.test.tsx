// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plugInDevice } from '../../../testing/device.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { isPasskeyKnown, setPasskeyKnown } from '../passkeys/webauthn.ts';
import { SignInForm } from './SignInForm.tsx';

const failure = 'Failed to sign in. Please check your credentials.';
const beginPasskeySignIn = () => ({ challenge: 'AAAA', rpId: 'localhost' });
const ece = {
  id: 'a',
  email: 'ayse@vitrin.example',
  name: 'Ece',
  signature: '',
  roles: ['OWNER'],
  owesTwoStep: false,
  startsWithToday: false,
  language: 'EN' as const,
};
const signInWithPasskey = vi.fn(() => ece);
const queries = { me: () => ece };
const button = () => screen.queryByRole('button', { name: 'Use a passkey' });

test('the field offers a passkey, and shows nothing to people who have none', async () => {
  const onDone = vi.fn();
  const asked: unknown[] = [];
  let choose = () => undefined as void;
  const chosen = new Promise<void>((resolve) => (choose = resolve));
  plugInDevice((_, mediation) => (asked.push(mediation), chosen), true);
  renderAdmin(<SignInForm onDone={onDone} />, { queries, mutations: { beginPasskeySignIn, signInWithPasskey } });
  await waitFor(() => expect(asked).toEqual(['conditional']));
  expect(button()).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Sign in']);
  choose();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(isPasskeyKnown()).toBe(true);
});

test('nothing is asked on a site without passkeys, and failures before a choice are not shown', async () => {
  const asks = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const begin = vi.fn((): object | null => null);
  plugInDevice(asks, true);
  renderAdmin(<SignInForm onDone={() => undefined} />, { mutations: { beginPasskeySignIn: begin } });
  await waitFor(() => expect(begin).toHaveBeenCalled());
  expect(asks).not.toHaveBeenCalled();
  expect(screen.queryByText(failure)).toBeNull();
});

test('a browser that has used a passkey shows a button, which works by keyboard', async () => {
  plugInDevice(() => Promise.resolve());
  setPasskeyKnown(true);
  const onDone = vi.fn();
  const { user } = renderAdmin(<SignInForm onDone={onDone} />, {
    queries,
    mutations: { beginPasskeySignIn, signInWithPasskey },
  });
  button()?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('a browser that fails over a passkey says so, and a cookie that it dropped, too', async () => {
  let ends = (): Promise<void> => Promise.reject(new DOMException('', 'SecurityError'));
  plugInDevice(() => ends());
  setPasskeyKnown(true);
  const { user } = renderAdmin(<SignInForm onDone={() => undefined} />, {
    queries: { me: () => null },
    mutations: { beginPasskeySignIn, signInWithPasskey },
  });
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/^Your browser could not use a passkey\./)).toBeVisible();
  await waitFor(() => expect(button()).toBeEnabled());
  ends = () => Promise.resolve();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/^Your browser did not keep the sign-in: allow cookies/)).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
});

test('a refused passkey shows the sentence of every failure, and a closed dialog shows none', async () => {
  let ends = (): Promise<void> => Promise.reject(new DOMException('', 'NotAllowedError'));
  plugInDevice(() => ends());
  setPasskeyKnown(true);
  const { user } = renderAdmin(<SignInForm onDone={() => undefined} />, {
    mutations: { beginPasskeySignIn, signInWithPasskey: () => refuse('UNAUTHENTICATED') },
  });
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.queryByText(failure)).toBeNull();
  ends = () => Promise.resolve();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(failure)).toBeVisible();
});
