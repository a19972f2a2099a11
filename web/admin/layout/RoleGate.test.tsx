// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Role } from '../../graphql/generated/operations.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { RoleGate } from './RoleGate.tsx';
import { Sidebar } from './Sidebar.tsx';

const as = (role: Role, element: ReactNode, path = '/admin') =>
  renderAdmin(
    <SessionProvider admin={{ id: 'e', email: 'ece@firma.com.tr', role }} lost={false} SignInAgain={() => null}>
      {element}
    </SessionProvider>,
    {},
    path,
  );

test.each<[Role, string[]]>([
  ['OWNER', ['Products', 'Messages', 'Documents', 'Audit log', 'Backups', 'Bin', 'Account']],
  ['EDITOR', ['Products', 'Documents', 'Bin', 'Account']],
  ['SALES', ['Messages', 'Bin', 'Account']],
])('the menu of %s names the screens of that role alone', (role, shown) => {
  as(role, <Sidebar onHelp={() => undefined} />);
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  for (const name of ['Products', 'Messages', 'Documents', 'Audit log', 'Backups', 'Bin', 'Account'])
    expect([name, links.includes(name)]).toEqual([name, shown.includes(name)]);
});

test.each<[Role, string, string]>([
  ['EDITOR', '/admin/messages/enquiries/a', 'This page is not part of the role Editor'],
  ['SALES', '/admin/products?category=a', 'This page is not part of the role Sales'],
  ['EDITOR', '/admin/audit', 'This page is not part of the role Editor'],
])('%s reads kindly that %s is somebody else’s', async (role, path, text) => {
  as(role, <RoleGate />, path);
  expect(await screen.findByText(text)).toBeVisible();
  const home = role === 'SALES' ? ['Go to messages', '/admin/messages'] : ['Go to products', '/admin/products'];
  expect(screen.getByRole('link', { name: home[0] })).toHaveAttribute('href', home[1]);
});

test('what is part of the role is shown, and so is an address that leads nowhere', () => {
  for (const path of ['/admin/products', '/admin/account', '/admin/nowhere']) as('EDITOR', <RoleGate />, path);
  expect(screen.queryByText(/not part of the role/)).toBeNull();
});
