// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { MenuLinks } from '../../frame/layout/MenuLinks.tsx';
import { screens } from '../../screens.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { OwnName } from './OwnName.tsx';

const person = { email: 'admin@ornek.com.tr', signature: '', roles: ['OWNER' as const] };
const me = { ...person, id: 'e', startsWithToday: false, language: 'EN' as const };
const account = screens.filter(({ path }) => path === 'account');

const open = (name: string, updateOwnAccount: (args: Record<string, unknown>) => unknown = () => null) =>
  renderAdmin(
    <SessionProvider admin={{ ...me, name }} lost={false} SignInAgain={() => null}>
      <MenuLinks screens={account} onLeave={undefined} />
      <OwnName />
    </SessionProvider>,
    { mutations: { updateOwnAccount } },
  );

test('an owner without a name is asked for it, and says it with the signature of letters', async () => {
  const save = vi.fn(() => ({ ...me, name: 'Çiğdem Işık', signature: 'Çiğdem Işık\nSatış', owesTwoStep: false }));
  const { user } = open('', save);
  expect(screen.getByRole('link', { name: /Account/ })).toHaveTextContent('Add your name');
  expect(screen.getByText(/What should we call you\?/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Çiğdem Işık');
  await user.type(screen.getByRole('textbox', { name: /^Signature/ }), 'Çiğdem Işık{Enter}Satış');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your name was saved')).toBeVisible();
  expect(save).toHaveBeenCalledWith({ input: { name: 'Çiğdem Işık', signature: 'Çiğdem Işık\nSatış' } });
});

test('a person with a name is not asked, and a refused name is said at its field', async () => {
  const { user } = open('Çiğdem', () => refuse('BAD_USER_INPUT', 'name'));
  expect(screen.getByRole('link', { name: /Account/ })).not.toHaveTextContent('Add your name');
  expect(screen.queryByText(/What should we call you\?/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your name' })).toBeInvalid());
});
