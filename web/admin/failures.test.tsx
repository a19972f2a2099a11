// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuse, type Answers, type Content } from '../testing/fakeServer.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';
import { screens } from './screens.ts';
import { addressOf } from './session/screens.ts';

const failing = () => refuse('INTERNAL_SERVER_ERROR');

/** Answers that refuse each of these operations. */
const failingAll = (...names: string[]): Answers => Object.fromEntries(names.map((name) => [name, failing]));

async function open(path: string, content: Content, address = addressOf({ path })) {
  const Screen = await screens.find((one) => one.path === path)?.load();
  if (!Screen) throw new Error(`There is no screen ${path}.`);
  return renderAdmin(<Screen />, content, address);
}

/** Waits for an error's notice, word for word, and closes it. */
async function expectNotice(user: UserEvent, text: string) {
  const notice = (await screen.findByText(text)).closest<HTMLElement>('.MuiSnackbarContent-root');
  if (!notice) throw new Error(`“${text}” is no notice.`);
  await user.click(within(notice).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
}

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const pumps = { id: 'pompalar', name: 'Pompalar' };
const pump = { id: '1', name: 'Santrifüj Pompa', description: 'Su için.', categoryId: pumps.id };

test.each([
  ['products/:id?', 'products', 'Failed to load data. Please refresh the page.'],
  ['categories', 'categories', 'Failed to load categories. Please refresh the page.'],
  ['messages/:id?', 'messages', 'Failed to load messages. Please try again.'],
  ['about', 'about', 'Failed to load settings. Please refresh the page.'],
  ['contact', 'generalContact', 'Failed to load settings. Please refresh the page.'],
])('the screen %s without its %s says so, and can ask again', async (path, field, text) => {
  await open(path, { queries: failingAll(field) });

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('a product or a category that cannot be loaded says so in its dialog', async () => {
  const { user, unmount } = await open('products/:id?', {
    categories: [pumps],
    products: [pump],
    queries: failingAll('product'),
  });
  await press(user, `Edit ${pump.name}`);
  expect(await screen.findByText('Failed to load product. Please try again.')).toBeVisible();
  unmount();

  const again = await open('categories', { categories: [pumps], queries: failingAll('category') });
  await press(again.user, `Edit ${pumps.name}`);
  expect(await screen.findByText('Failed to load category. Please try again.')).toBeVisible();
});

test('products that cannot be changed or deleted at once say so', async () => {
  const { user } = await open('products/:id?', {
    categories: [pumps],
    products: [pump],
    mutations: failingAll('changeProducts', 'deleteProduct'),
  });

  await user.click(await screen.findByRole('checkbox', { name: `Select ${pump.name}` }));
  await press(user, 'Feature');
  await expectNotice(user, 'Failed to update products. Please try again.');

  await press(user, 'Move to category…');
  const move = within(await screen.findByRole('dialog'));
  expect(move.getByRole('button', { name: 'Move' })).toBeDisabled();
  await user.selectOptions(move.getByRole('combobox', { name: 'Category' }), 'Kategorisiz');
  await user.click(move.getByRole('button', { name: 'Move' }));
  await expectNotice(user, 'Failed to update products. Please try again.');

  await press(user, `Delete ${pump.name}`);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Are you sure you want to delete this product?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await expectNotice(user, 'Failed to delete product. Please try again.');
});

test('a product that cannot be saved keeps what was typed, also after a price that is no number', async () => {
  const { user } = await open('products/:id?', {
    categories: [pumps],
    products: [pump],
    mutations: failingAll('updateProduct'),
  });
  await press(user, `Edit ${pump.name}`);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' 2');
  const price = screen.getByRole('textbox', { name: /^Price/ });
  await user.type(price, 'on iki');
  await press(user, 'Save changes');
  expect(await screen.findByText('Enter the price as a number, for example 1.240,50')).toBeVisible();

  await user.clear(price);
  await press(user, 'Save changes');
  await expectNotice(user, 'Failed to save product. Please try again.');
  expect(name).toHaveValue('Santrifüj Pompa 2');
});

test.each([
  [undefined, 'Category name is required'],
  [() => refuse('BAD_USER_INPUT', 'name'), 'Refused'],
])(
  'a name of a category that is missing or refused is said at its field, which has the focus',
  async (createCategory, text) => {
    const { user } = await open('categories', { categories: [pumps], mutations: createCategory && { createCategory } });
    await press(user, 'Add category');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.type(name, createCategory ? 'POMPALAR' : '   ');
    await user.click(dialog.getByRole('button', { name: 'Add category' }));

    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(name).toHaveFocus();
    expect(name).toHaveValue(createCategory ? 'POMPALAR' : '   ');
  },
);

test('categories that cannot be changed say so, and keep what was typed', async () => {
  const failed = 'Failed to update categories. Please try again.';
  const { user } = await open('categories', {
    categories: [pumps],
    mutations: failingAll('createCategory', 'updateCategory', 'deleteCategory'),
  });
  for (const [opens, title, saves] of [
    ['Add category', 'Add category', 'Add category'],
    [`Edit ${pumps.name}`, 'Edit category', 'Save changes'],
  ] as const) {
    await press(user, opens);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Yarım');
    await user.click(dialog.getByRole('button', { name: saves }));
    await expectNotice(user, failed);
    expect(name).toHaveDisplayValue(/Yarım$/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press(user, 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await press(user, `Delete ${pumps.name}`);
  await expectNotice(user, failed);
  expect(screen.getByRole('rowheader', { name: pumps.name })).toBeVisible();
});

test('a password that cannot be changed, and a session that cannot be ended, say so', async () => {
  const session = (id: string, current: boolean) => ({
    id,
    current,
    createdAt: '2026-11-21T07:42:00.000Z',
    lastSeenAt: '2026-11-21T07:42:00.000Z',
    userAgent: '',
  });
  const { user } = await open('account', {
    queries: {
      me: () => ({ id: '1', email: 'ece@firma.example', name: 'Ece', signature: '', roles: ['OWNER'] }),
      mySessions: () => [session('1', true), session('2', false)],
    },
    mutations: failingAll('changePassword', 'endSession'),
  });
  await user.type(await screen.findByLabelText('Current password'), 'herhangi bir parola');
  await user.type(screen.getByLabelText('New password'), 'yeni-ölçü-ve-tolerans');
  await press(user, 'Change password');
  await expectNotice(user, 'Failed to change password. Please try again.');
  expect(screen.getByLabelText('New password')).toHaveValue('yeni-ölçü-ve-tolerans');

  await press(user, /^End session/);
  await expectNotice(user, 'Failed to end session. Please try again.');
});

const card = { title: 'Başlık', description: 'Metin.', icon: 'star' };
const cards = { mission: card, vision: card, values: card, team: card };

test.each([
  ['about', 'updateAbout', 'INTERNAL_SERVER_ERROR'],
  // The row of the contact details is gone.
  ['contact', 'updateContactPage', 'NOT_FOUND'],
])('texts of the screen %s that cannot be saved say so, and stay in the form', async (path, mutation, code) => {
  const hero = { heroTitle: 'Deneme', heroDescription: 'Metin.', version: 1 };
  const company = {
    version: 1,
    name: 'Deneme',
    logo: '/images/logo.png',
    email: 'a@firma.example',
    phone: '0212 000 00 00',
    address: 'Şişli',
  };
  const { user } = await open(path, {
    queries: {
      about: () => ({ ...hero, ...cards, numbers: [], steps: [], documents: [] }),
      siteSettings: () => company,
      generalContact: () => ({ ...hero, ...company, googleMapsEmbed: 'https://www.google.com/maps/embed?pb=1' }),
    },
    mutations: { [mutation]: () => refuse(code) },
  });
  const title = (await screen.findAllByRole('textbox', { name: 'Title' }))[0];
  if (!title) throw new Error('There is no title.');
  await user.type(title, ' 2');
  await press(user, 'Save changes');
  await expectNotice(user, 'Failed to update settings. Please try again.');
  expect(title).toHaveValue('Deneme 2');
});

test('a message that cannot be marked, moved or deleted says so, and stays as it is', async () => {
  const message = {
    id: '1',
    name: 'Şule',
    email: 'sule@firma.example',
    subject: 'Vana',
    message: 'Merhaba',
    createdAt: '2026-11-21T07:42:00.000Z',
    status: 'READ',
    suspectedSpam: false,
    undelivered: [],
  };
  const page = { hasNextPage: false, hasPreviousPage: false };
  const { user } = await open('messages/:id?', {
    queries: {
      message: () => message,
      messages: () => ({ nodes: [message], pageInfo: page, totalCount: 1, isCountExact: true }),
    },
    mutations: failingAll('setMessageStatus', 'setMessageSuspectedSpam', 'deleteMessage'),
  });
  await press(user, 'Mark as replied');
  await expectNotice(user, 'Failed to update message status');
  expect(screen.getByRole('button', { name: 'Read', pressed: true })).toBeVisible();
  await press(user, 'Spam');
  await expectNotice(user, 'Failed to move message');

  await press(user, 'Delete message');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Are you sure you want to delete this message?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await expectNotice(user, 'Failed to delete message');
  expect(screen.getByRole('heading', { level: 2, name: 'Vana' })).toBeVisible();
});
