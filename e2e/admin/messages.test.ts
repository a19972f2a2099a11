import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { askAs, goAndSubscribe, sendMessage } from '../testing/admin.ts';
import { save } from '../testing/moments.ts';
import { test } from '../testing/test.ts';

/** Chooses one of the six folders, and what of it is shown. */
async function openFolder(admin: Page, folder: string, part: string) {
  // A search that is still being typed ends when the focus leaves its field.
  await admin.getByLabel('Show').focus();
  await admin.getByLabel('Show').selectOption(folder);
  await admin.getByLabel('Narrow down').selectOption(part);
}

test('a message arrives while another is being read, and moves nothing until it is asked for', async ({
  openAdmin,
  site,
}) => {
  const admin = await openAdmin('about:blank');
  await goAndSubscribe(admin, '/admin/messages', 'messageReceived');
  const read = admin.getByRole('article').getByRole('heading', { level: 2 });
  const subject = (await read.textContent()) ?? '';
  const rows = admin.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const [count, place] = [await rows.count(), await read.boundingBox()];
  const inMenu = admin.getByRole('link', { name: /^Messages/ });
  const before = parseInt((await inMenu.textContent())?.match(/\d+/)?.[0] ?? '0');

  await sendMessage(site, 'Canlı gelen');
  await admin.getByRole('button', { name: '1 new message' }).waitFor();
  expect(await rows.count()).toBe(count);
  expect(await read.boundingBox()).toEqual(place);
  await admin.getByRole('link', { name: `Messages ${before + 1} new` }).waitFor();

  await admin.getByRole('button', { name: '1 new message' }).click();
  await rows.filter({ hasText: 'Canlı gelen' }).waitFor();
  expect(await read.textContent()).toBe(subject);
});

test('messages are searched, narrowed down, moved out of suspected spam and exported', async ({ openAdmin, site }) => {
  await sendMessage(site, 'Kelebek vana DN150', { company: 'Aydın Makine' });
  await sendMessage(site, 'Tanıtım', { name: 'Program', company: 'http://x.example', website: 'x' });
  const admin = await openAdmin('/admin/messages');
  await admin.getByRole('searchbox', { name: 'Search messages' }).fill('kelebek');
  await admin.getByText('1 found').waitFor();
  await admin.getByRole('article').getByText('Aydın Makine').waitFor();
  const mail = await admin.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href');
  const { pathname, searchParams } = new URL(mail ?? '');
  expect([pathname, searchParams.get('subject')]).toEqual(['kerem@firma.example', 'Re: Kelebek vana DN150']);
  expect(searchParams.get('body')).toContain('> fiyat rica ederim.');

  const download = admin.waitForEvent('download');
  await admin.getByRole('link', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(3);
  expect(file).toContain(';Kelebek vana DN150;');

  await admin.getByRole('searchbox', { name: 'Search messages' }).fill('');
  await openFolder(admin, 'spam', '/admin/messages?status=spam');
  await admin.getByText('1 found').waitFor();
  await admin.getByRole('button', { name: 'Not spam' }).click();
  await admin.getByText('Moved back to messages').waitFor();
  await admin.getByText('No messages match these filters').waitFor();
  await openFolder(admin, 'messages', '/admin/messages?status=new');
  await admin.getByRole('list', { name: 'Messages' }).getByText('Tanıtım').waitFor();
});

test('a message is marked and deleted on a phone', async ({ openAdmin, site }) => {
  await sendMessage(site, 'Telefondan okunan');
  const admin = await openAdmin('/admin/messages', { viewport: narrow });
  await admin.getByText('Telefondan okunan').click();
  await admin.getByRole('button', { name: 'Mark as read' }).click();
  await admin.getByRole('button', { name: 'Read', exact: true, pressed: true }).waitFor();
  expect(await admin.getByRole('button', { name: 'New', exact: true }).isDisabled()).toBe(true);
  await admin.getByRole('button', { name: 'Delete message' }).click();
  await admin.getByText('Are you sure you want to delete this message?').waitFor();
  await save(admin.getByRole('button', { name: 'Delete', exact: true }), 'Message deleted successfully');
  const { data } = await askAs(admin, '{ messages(search: "Telefondan") { totalCount } }');
  expect(data).toEqual({ messages: { totalCount: 0 } });
});
