// @vitest-environment jsdom
import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { throwError } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { SignInForm } from './SignInForm.tsx';

const failure = 'Failed to sign in. Please check your credentials.';
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
const limited = () => new Response(null, { status: 429, headers: { 'Retry-After': '90' } });
const noResponse = { response: new Response(null, { status: 502 }), bodyText: '' };

test('wrong credentials have one sentence, and typed text stays', async () => {
  const onDone = vi.fn();
  const { user } = renderAdmin(<SignInForm onDone={onDone} />, {
    mutations: { signIn: () => refuse('UNAUTHENTICATED') },
  });

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ayse@vitrin.example');
  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ayse@vitrin.example');
  expect(screen.getByLabelText('Password')).toHaveValue('geheim');
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ['RATE_LIMITED', { retryAfter: 841 }, 'There were too many tries. Wait 15 minutes, then try again.'],
  ['STORAGE_UNAVAILABLE', {}, 'Refused'],
  ['INTERNAL_SERVER_ERROR', {}, 'Refused'],
])('what the server refuses for another reason says that reason: %s', async (code, more, text) => {
  const { user } = renderAdmin(<SignInForm onDone={() => undefined} />, {
    mutations: { signIn: () => refuse(code, undefined, more) },
  });

  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/credentials/)).toBeNull();
  expect(screen.queryByText(/new password/) !== null).toBe(code === 'RATE_LIMITED');
});

test.each([
  ['a stopped server', new TypeError('Failed to fetch'), true, 'The site cannot be reached. Try again.'],
  ['a proxy’s 502', new ServerError('', noResponse), true, 'The site cannot be reached. Try again.'],
  ['a device offline', new TypeError('Failed to fetch'), false, /this device is offline/],
  [
    'a proxy’s limit',
    new ServerError('', { ...noResponse, response: limited() }),
    true,
    /^There were too many tries\. Wait 2 minutes/,
  ],
])('a site that was not reached says nothing of credentials: %s', async (_, error, isOnline, text) => {
  const { user, client } = renderAdmin(<SignInForm onDone={() => undefined} />);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  client.setLink(new ApolloLink(() => throwError(() => error)));

  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/credentials/)).toBeNull();
});

test.each([
  ['https://vitrin.lan/admin', 'Your browser did not keep the sign-in: open https://vitrin.lan/admin'],
  ['', 'Your browser did not keep the sign-in: allow cookies for this site, then try again.'],
])('a sign-in whose cookie the browser dropped says so, on a site at “%s”', async (own, text) => {
  const onDone = vi.fn();
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: own });
  // The head holds the styles of all tests, so that nothing else of it is touched.
  if (own) document.head.append(link);
  onTestFinished(() => link.remove());
  const { user } = renderAdmin(<SignInForm onDone={onDone} />, {
    queries: { me: () => null },
    mutations: { signIn: () => ece },
  });

  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  expect(await screen.findByText(text)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test.each([
  ['UNAUTHENTICATED', 'code'],
  ['RATE_LIMITED', undefined],
])('what is wrong with a code stands at its field: %s', async (code, field) => {
  const { user } = renderAdmin(<SignInForm onDone={() => undefined} />, {
    mutations: { signIn: (args) => (args.code ? refuse(code, field) : refuse('SECOND_FACTOR_REQUIRED')) },
  });
  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '287082{Enter}');

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/Refused/));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(screen.queryByText(/credentials/)).toBeNull();
});

test('a person with two-step sign-in is asked for a code once the password was right', async () => {
  const onDone = vi.fn();
  const sent: unknown[] = [];
  const { user } = renderAdmin(<SignInForm onDone={onDone} />, {
    queries: { me: () => ece },
    mutations: {
      signIn: (args) => {
        sent.push(args);
        return args.code ? ece : refuse('SECOND_FACTOR_REQUIRED');
      },
    },
  });
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ayse@vitrin.example');
  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  expect(screen.queryByText('Failed to sign in. Please check your credentials.')).toBeNull();
  await user.type(code, '287 082{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent.at(-1)).toEqual({ email: 'ayse@vitrin.example', password: 'geheim', code: '287 082' });
});

test.each([
  ['confirm', 'For your safety: enter your password again.'],
  ['ended', /Nothing you typed is lost: sign in to continue\./],
] as const)('the dialog says why it asks once more: %s', async (why, text) => {
  renderAdmin(<SignInAgain email="ayse@vitrin.example" why={why} open onClose={() => undefined} />);
  expect(await screen.findByText(text)).toBeVisible();
});
