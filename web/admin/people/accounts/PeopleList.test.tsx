// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { PeopleList } from './PeopleList.tsx';

const ece = {
  id: 'e',
  email: 'ece@firma.com.tr',
  name: 'Ece Tunalı',
  roles: ['EDITOR'],
  suspended: false,
  twoStep: false,
  lastSeenAt: null,
  keyNames: ['Logo ERP'],
  webhookNames: ['Depo'],
};
const me = {
  ...ece,
  id: 'd',
  email: 'deniz@firma.com.tr',
  name: '',
  twoStep: true,
  roles: ['OWNER'],
  lastSeenAt: '2026-11-02T06:12:00.000Z',
};
const invitation = {
  id: 'b',
  email: 'baris@firma.com.tr',
  roles: ['SALES'],
  invitedBy: me.email,
  createdAt: '2026-11-02T06:12:00.000Z',
  expiresAt: '2026-11-05T06:12:00.000Z',
  ended: false,
};

const open = (
  mutations: NonNullable<Parameters<typeof renderAdmin>[1]>['mutations'] = {},
  invitations: unknown[] = [invitation],
  rule: () => object = () => ({ askedSince: null, dueAt: null }),
) =>
  renderAdmin(
    <SessionProvider
      admin={{ id: 'd', email: me.email, name: '', signature: '', roles: ['OWNER'] }}
      lost={false}
      SignInAgain={() => null}
    >
      <PeopleList />
    </SessionProvider>,
    { queries: { people: () => [me, ece], invitations: () => invitations, twoStepRule: rule }, mutations },
  );

test('owners change the roles of others, but not their own', async () => {
  const setPersonRoles = vi.fn(({ roles }: Record<string, unknown>) => ({ ...ece, roles }));
  const { user } = open({ setPersonRoles });
  const [own, other] = within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(own).toHaveTextContent('deniz@firma.com.trYouLast seen Nov 2, 2026 9:12 AM, two-step sign-in onOwner');
  expect(other).toHaveTextContent('Ece Tunalıece@firma.com.trNot signed in, two-step sign-in off');
  expect(screen.queryByRole('combobox', { name: 'Role of deniz@firma.com.tr' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Ece Tunalı' }), 'Editor and Sales');
  await waitFor(() => expect(setPersonRoles).toHaveBeenCalledWith({ id: 'e', roles: ['EDITOR', 'SALES'] }));
  expect(await screen.findByText('The role was changed. The person has to sign in again.')).toBeVisible();
});

test('one switch requires two-step sign-in of everybody, and the list says until when each has time', async () => {
  let rule: object = { askedSince: null, dueAt: null };
  const sent: unknown[] = [];
  const askForTwoStep = (args: object) => {
    sent.push(args);
    return (rule = { askedSince: '2026-11-02T06:12:00.000Z', dueAt: '2026-11-09T06:12:00.000Z' });
  };
  const { user } = open({ askForTwoStep }, [], () => rule);
  const ask = await screen.findByRole('switch', { name: 'Require two-step sign-in of everybody' });
  expect(ask).not.toBeChecked();
  await user.click(ask);
  expect(await screen.findByText('two-step sign-in off, due Nov 9')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Require two-step sign-in of everybody' })).toBeChecked();
  expect(sent).toEqual([{ everybody: true }]);
});

test('the link is shown where no mail is sent', async () => {
  const invitePerson = vi.fn(() => ({ mailed: false, path: '/admin/invitation#abc', invitation }));
  const { user } = open({ invitePerson }, []);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'baris@firma.com.tr');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invitation' });
  expect(invitePerson).toHaveBeenCalledWith({ email: 'baris@firma.com.tr', roles: ['SALES'] });
  expect(dialog).toHaveTextContent('This site sends no mail. Hand the link over to baris@firma.com.tr yourself.');
  expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(
    `${window.location.origin}/admin/invitation#abc`,
  );
});

test('an address that has an account already is reported at its field', async () => {
  const { user } = open({ invitePerson: () => refuse('BAD_USER_INPUT', 'email') });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('an ended invitation says so, and can be sent again', async () => {
  const invitePerson = vi.fn(() => ({ mailed: true, path: '/admin/invitation#abc', invitation }));
  const { user } = open({ invitePerson }, [{ ...invitation, ended: true }]);
  const row = within(await screen.findByRole('list', { name: 'Invitations' })).getByRole('listitem');
  expect(row).toHaveTextContent('Ended Nov 5, 2026');
  await user.click(screen.getByRole('button', { name: 'Invite baris@firma.com.tr again' }));
  expect(await screen.findByText(/The invitation is on its way to baris@firma\.com\.tr\./)).toBeVisible();
  expect(invitePerson).toHaveBeenCalledWith({ email: 'baris@firma.com.tr', roles: ['SALES'] });
});

test('an invitation whose mail was refused says so', async () => {
  open({}, [{ ...invitation, mailFailure: 'REFUSED' }]);
  const row = within(await screen.findByRole('list', { name: 'Invitations' })).getByRole('listitem');
  expect(row).toHaveTextContent('The mail server refused the address: is it misspelt?');
});

test('a refused removal says what prevents it', async () => {
  const { user } = open({ removePerson: () => refuse('CONFLICT') });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ece Tunalı' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove person' });
  expect(dialog).toHaveTextContent('These API keys end, with their webhooks: Logo ERP.');
  expect(dialog).toHaveTextContent('These webhooks stay and go on sending: Depo.');
  expect(dialog).toHaveTextContent('Ece Tunalı, ece@firma.com.tr');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByText('Refused')).toBeVisible());
});

const invited = (answer: unknown, mutations = {}) =>
  renderAdmin(<InvitationPage />, { queries: { invitation: () => answer }, mutations });

test('the invited person is greeted, and a short password is refused at once', async () => {
  const { user } = invited({ email: 'baris@firma.com.tr', roles: ['SALES'] });
  expect(await screen.findByText(/You are invited as baris@firma.com.tr, with the role Sales\./)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Barış');
  await user.type(screen.getByLabelText('Password'), 'kısa{Enter}');
  expect(await screen.findByText('The password must have at least 10 characters.')).toBeVisible();
});

test('a link that no longer works says so', async () => {
  invited(null);
  expect(await screen.findByText('This link does not work any more')).toBeVisible();
});
