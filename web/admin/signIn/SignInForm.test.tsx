// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../testing/fakeServer.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';
import { SignInForm } from './SignInForm.tsx';

test('every failure has the same sentence, and what was typed stays', async () => {
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

test('after too many tries it also says how long to wait, and who can help', async () => {
  const { user } = renderAdmin(<SignInForm onDone={() => undefined} />, {
    mutations: { signIn: () => refuse('RATE_LIMITED', undefined, { retryAfter: 841 }) },
  });

  await user.type(screen.getByLabelText('Password'), 'geheim{Enter}');

  expect(await screen.findByText('Failed to sign in. Please check your credentials.')).toBeVisible();
  expect(screen.getByText(/^There were too many tries\. Wait 15 minutes, .*new password\.$/)).toBeVisible();
});
