// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { SignInForm } from './SignInForm.tsx';

test('every failure has the same sentence, and typed text stays', async () => {
  const onDone = vi.fn();
  const { user } = renderAdmin(<SignInForm onDone={onDone} />, {
    mutations: { signIn: () => refuse('RATE_LIMITED') },
  });

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ayse@vitrin.example');
  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  expect(await screen.findByText('Failed to sign in. Please check your credentials.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ayse@vitrin.example');
  expect(screen.getByLabelText('Password')).toHaveValue('geheim');
  expect(onDone).not.toHaveBeenCalled();
});

test('after too many tries the form also says how long to wait, and who can help', async () => {
  const { user } = renderAdmin(<SignInForm onDone={() => undefined} />, {
    mutations: { signIn: () => refuse('RATE_LIMITED', undefined, { retryAfter: 841 }) },
  });

  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  expect(await screen.findByText('Failed to sign in. Please check your credentials.')).toBeVisible();
  expect(screen.getByText(/^There were too many tries\. Wait 15 minutes, .*new password\.$/)).toBeVisible();
});

test('a person with two-step sign-in is asked for a code once the password was right', async () => {
  const onDone = vi.fn();
  const sent: unknown[] = [];
  const { user } = renderAdmin(<SignInForm onDone={onDone} />, {
    mutations: {
      signIn: (args) => {
        sent.push(args);
        return args.code
          ? {
              id: 'a',
              email: 'ayse@vitrin.example',
              name: 'Ece',
              signature: '',
              roles: ['OWNER'],
              owesTwoStep: false,
              startsWithToday: false,
            }
          : refuse('SECOND_FACTOR_REQUIRED');
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
