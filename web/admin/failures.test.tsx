// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../testing/fakeServer.ts';
import { expectNotice, failingAll, openScreen, press } from '../testing/failures.tsx';

test.each([
  ['products/:id?', 'products', 'Failed to load data. Please refresh the page.'],
  ['categories', 'categories', 'Failed to load categories. Please refresh the page.'],
  ['messages/:id?', 'messages', 'Failed to load messages. Please try again.'],
  ['about', 'about', 'Failed to load settings. Please refresh the page.'],
  ['contact', 'generalContact', 'Failed to load settings. Please refresh the page.'],
])('the screen %s without its %s says so, and can ask again', async (path, field, text) => {
  await openScreen(path, { queries: failingAll(field) });

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('a password that cannot be changed, and a session that cannot be ended, say so', async () => {
  const session = (id: string, current: boolean) => ({
    id,
    current,
    createdAt: '2026-11-21T07:42:00.000Z',
    lastSeenAt: '2026-11-21T07:42:00.000Z',
    userAgent: '',
  });
  const { user } = await openScreen('account', {
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
  const { user } = await openScreen(path, {
    queries: {
      about: () => ({ ...hero, ...cards, numbers: [], steps: [], documents: [], status: 'PUBLISHED' }),
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
    questions: [],
    enquiries: [],
    letters: [],
  };
  const page = { hasNextPage: false, hasPreviousPage: false };
  const { user } = await openScreen('messages/:id?', {
    queries: {
      message: () => message,
      messages: () => ({ nodes: [message], pageInfo: page, totalCount: 1, isCountExact: true }),
    },
    mutations: failingAll('setMessageStatus', 'setMessageSuspectedSpam', 'deleteThing'),
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
