// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import type { Role } from '../../../graphql/generated/schema.ts';
import { linkTo } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { theme } from '../../../theme/theme.ts';
import { adminRoutes } from '../../adminRoutes.tsx';
import { screens } from '../../screens.ts';
import { settingsGroupOf } from '../../session/screens.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { CatalogueFrame, SettingsFrame } from './SideFrame.tsx';
import { Sidebar } from './Sidebar.tsx';

const as = (roles: Role[], element: ReactNode) =>
  renderAdmin(
    <SessionProvider
      admin={{ id: 'e', email: 'ece@firma.com.tr', name: 'Ece', signature: '', roles }}
      lost={false}
      SignInAgain={() => null}
    >
      {element}
    </SessionProvider>,
  );

/** The settings that are for some roles alone; the others of a role are those of the table of screens. */
const someSettings = ['People', 'Redirects', 'Bin', 'Audit log'];

test.each<[Role[], string[], string[]]>([
  [
    ['OWNER'],
    ['Products', 'Messages', 'Catalogue', 'Settings', 'Account'],
    ['People', 'Redirects', 'Bin', 'Audit log'],
  ],
  [
    ['EDITOR', 'SALES'],
    ['Products', 'Messages', 'Catalogue', 'Settings', 'Account'],
    ['Redirects', 'Bin'],
  ],
  // One setting needs no column.
  [['SALES'], ['Messages', 'Settings', 'Account'], []],
])('the menu and the settings of %s list only the screens of these roles', (roles, shown, settings) => {
  const linksOf = (part: ReactNode) => {
    const { unmount } = as(roles, part);
    const links = screen.queryAllByRole('link').map((link) => link.textContent);
    unmount();
    return links;
  };
  const links = linksOf(<Sidebar onHelp={() => undefined} onSearch={() => undefined} />);
  for (const name of ['Products', 'Messages', 'Catalogue', 'Settings', 'Account'])
    expect([name, links.includes(name)]).toEqual([name, shown.includes(name)]);
  const listed = linksOf(<SettingsFrame />);
  expect(listed.filter((name) => someSettings.includes(name ?? ''))).toEqual(settings);
  const stated = screens.filter((one) => settingsGroupOf(one) && roles.some((role) => one.roles.includes(role)));
  expect(listed.toSorted()).toEqual(settings.length > 0 ? stated.map(({ label }) => label).toSorted() : []);
});

test('the eight screens of every day come first, and what is seldom changed is one entry with a column of its own', () => {
  const { unmount } = as(['OWNER'], <Sidebar onHelp={() => undefined} onSearch={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Daily work' })).toHaveTextContent(
    'TodayProductsCategoriesMessagesOrdersCustomersAboutContact',
  );
  expect(screen.getByRole('link', { name: 'Catalogue' })).toHaveAttribute('href', '/admin/attributes');
  unmount();
  as(['OWNER'], <CatalogueFrame />);
  expect(screen.getByRole('group', { name: 'Catalogue' })).toHaveTextContent(/^AttributesKindsFamilies/);
});

test('the menu has icons alone until the key [ keeps it open, which this browser remembers', async () => {
  const user = userEvent.setup();
  const { unmount } = open('OWNER', '/admin/categories');
  const pin = () => screen.findByRole('button', { name: 'Keep the menu open' });
  expect(await pin()).toHaveAttribute('aria-pressed', 'false');
  // An icon keeps its name for those who do not see it.
  expect(screen.getByRole('link', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.getByText('Orders', { selector: 'nav span' })).toHaveClass('visually-hidden');
  await user.keyboard('[[');
  expect(await pin()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Orders', { selector: 'nav span' })).not.toHaveClass('visually-hidden');
  unmount();
  open('OWNER', '/admin/categories');
  expect(await pin()).toHaveAttribute('aria-pressed', 'true');
});

/** Opens the whole admin at an address, for a person with that role. */
function open(role: Role, path: string, startsWithToday = false) {
  const person = { id: 'e', email: 'ece@firma.com.tr', name: 'Ece', signature: '', roles: [role], owesTwoStep: false };
  const me = { ...person, startsWithToday, language: 'EN' as const };
  const client = createClient({ link: linkTo({ queries: { me: () => me } }) });
  return render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter(adminRoutes(client), { initialEntries: [path] })} />
    </ThemeProvider>,
  );
}

test.each<[Role, string, string]>([
  ['EDITOR', '/admin/messages/enquiries/a', 'This page is not part of the role Editor'],
  ['SALES', '/admin/products?category=a', 'This page is not part of the role Sales'],
  ['EDITOR', '/admin/audit', 'This page is not part of the role Editor'],
])('%s reads that %s belongs to other roles', async (role, path, text) => {
  open(role, path);
  expect(await screen.findByText(text)).toBeVisible();
  const home = role === 'SALES' ? ['Go to messages', '/admin/messages'] : ['Go to products', '/admin/products'];
  expect(screen.getByRole('link', { name: home[0] })).toHaveAttribute('href', home[1]);
});

test.each([
  [false, 'Products'],
  [true, 'Today'],
])('the admin opens as before, or with Today for a person who chose it: %s', async (startsWithToday, title) => {
  open('EDITOR', '/admin', startsWithToday);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('a screen of the role is shown', async () => {
  open('EDITOR', '/admin/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
});

test.each<Role>(['OWNER', 'EDITOR', 'SALES'])(
  '%s reads of an address without a screen that it does not exist',
  async (role) => {
    open(role, '/admin/nowhere');
    expect(await screen.findByText('Page not found')).toBeVisible();
  },
);
