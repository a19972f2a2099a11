import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { narrow } from './testing/browser.ts';
import { askAs, sendMessage } from './testing/desk.ts';
import { test } from './testing/test.ts';

test('a message arrives while another is being read, and moves nothing until it is asked for', async ({
  openDesk,
  site,
}) => {
  const desk = await openDesk('/admin/messages');
  const read = desk.getByRole('article').getByRole('heading', { level: 2 });
  const subject = (await read.textContent()) ?? '';
  const rows = desk.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const [count, place] = [await rows.count(), await read.boundingBox()];
  const inMenu = desk.getByRole('link', { name: /^Messages/ });
  const before = parseInt((await inMenu.textContent())?.match(/\d+/)?.[0] ?? '0');

  await desk.waitForTimeout(1500);
  await sendMessage(site, 'Canlı gelen');
  await desk.getByRole('button', { name: '1 new message' }).waitFor();
  expect(await rows.count()).toBe(count);
  expect(await read.boundingBox()).toEqual(place);
  await desk.getByRole('link', { name: `Messages ${before + 1} new` }).waitFor();

  await desk.getByRole('button', { name: '1 new message' }).click();
  await rows.filter({ hasText: 'Canlı gelen' }).waitFor();
  expect(await read.textContent()).toBe(subject);
});

test('messages are searched, narrowed down, moved out of suspected spam and exported', async ({ openDesk, site }) => {
  await sendMessage(site, 'Kelebek vana DN150', { company: 'Aydın Makine' });
  await sendMessage(site, 'Tanıtım', { name: 'Program', website: 'http://x.example' });
  const desk = await openDesk('/admin/messages');
  await desk.getByRole('searchbox', { name: 'Search messages' }).fill('kelebek');
  await desk.getByText('1 found').waitFor();
  await desk.getByRole('article').getByText('Aydın Makine').waitFor();
  const mail = await desk.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href');
  const { pathname, searchParams } = new URL(mail ?? '');
  expect([pathname, searchParams.get('subject')]).toEqual(['kerem@firma.example', 'Re: Kelebek vana DN150']);
  expect(searchParams.get('body')).toContain('> fiyat rica ederim.');

  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(3);
  expect(file).toContain(';Kelebek vana DN150;');

  await desk.getByRole('searchbox', { name: 'Search messages' }).fill('');
  await desk.getByLabel('Show').selectOption('Suspected spam');
  await desk.getByText('1 found').waitFor();
  await desk.getByRole('button', { name: 'Not spam' }).click();
  await desk.getByText('Moved back to messages').waitFor();
  await desk.getByText('No messages match these filters').waitFor();
  await desk.getByLabel('Show').selectOption('New');
  await desk.getByRole('list', { name: 'Messages' }).getByText('Tanıtım').waitFor();
});

test('a message is marked and deleted on a phone', async ({ openDesk, site }) => {
  await sendMessage(site, 'Telefondan okunan');
  const desk = await openDesk('/admin/messages', { viewport: narrow });
  await desk.getByText('Telefondan okunan').click();
  await desk.getByRole('button', { name: 'Mark as read' }).click();
  await desk.getByRole('button', { name: 'Read', exact: true, pressed: true }).waitFor();
  expect(await desk.getByRole('button', { name: 'New', exact: true }).isDisabled()).toBe(true);
  await desk.getByRole('button', { name: 'Delete message' }).click();
  await desk.getByText('Are you sure you want to delete this message?').waitFor();
  await desk.getByRole('button', { name: 'Delete', exact: true }).click();
  await desk.getByText('Message deleted successfully').waitFor();
  const { data } = await askAs(desk, '{ messages(search: "Telefondan") { totalCount } }');
  expect(data).toEqual({ messages: { totalCount: 0 } });
});
