import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addPrivacyNotice } from '../../pages/privacy/privacy.store.ts';
import { removeMessagesOlderThan } from './messages.store.ts';

const input = { name: 'Şule Ağırbaş', email: 'sule@ornek.com.tr', subject: 'Vana', message: 'Merhaba,\nDN50 var mı?' };
const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id status } }';
const SetStatus =
  'mutation ($id: ID!, $status: MessageStatus!) { setMessageStatus(id: $id, status: $status) { status } }';
const List = '{ messages { totalCount nodes { id name company message status createdAt noticeVersion } } }';

test('a message is kept as typed, as new and with its time', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const before = Date.now();
  await asVisitor(Send, { input: { ...input, company: '  ' } });
  const [message] = (await asAdmin(List)).data.messages.nodes;
  expect(message).toMatchObject({ name: input.name, message: input.message, company: null, status: 'NEW' });
  expect(Date.parse(message.createdAt)).toBeGreaterThanOrEqual(before);
});

test.each([
  [{ name: ' ' }, 'name', 'Adınızı yazın.'],
  [{ email: '' }, 'email', 'E-posta adresinizi yazın.'],
  [{ email: 'ayse@' }, 'email', 'Geçerli bir e-posta adresi yazın.'],
  [{ subject: '' }, 'subject', 'Konuyu yazın.'],
  [{ message: '\n' }, 'message', 'Mesajınızı yazın.'],
])('%j is refused in Turkish with the field named', async (wrong, field, message) => {
  const { asVisitor, asAdmin } = await openTestApi();
  const { errors } = await asVisitor(Send, { input: { ...input, ...wrong } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect((await asAdmin(List)).data.messages.totalCount).toBe(0);
});

test('a message that was read never becomes new again', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asVisitor(Send, { input });
  const [message] = (await asAdmin(List)).data.messages.nodes;
  for (const status of ['READ', 'REPLIED', 'READ']) {
    expect((await asAdmin(SetStatus, { id: message.id, status })).data.setMessageStatus.status).toBe(status);
  }
  const { errors } = await asAdmin(SetStatus, { id: message.id, status: 'NEW' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'status' });
});

test('messages come newest first, can be narrowed by status and deleted', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  for (const subject of ['bir', 'iki', 'üç']) await asVisitor(Send, { input: { ...input, subject } });
  const subjects = async (filter = '') =>
    (await asAdmin(`{ messages${filter} { nodes { id subject } } }`)).data.messages.nodes as {
      id: string;
      subject: string;
    }[];
  const all = await subjects();
  expect(all.map(({ subject }) => subject).sort()).toEqual(['bir', 'iki', 'üç']);
  await asAdmin(SetStatus, { id: all[0]?.id, status: 'READ' });
  expect(await subjects('(status: READ)')).toEqual([all[0]]);
  expect(await subjects('(status: NEW)')).toHaveLength(2);
  await asAdmin(`mutation { deleteMessage(id: "${all[0]?.id}") }`);
  expect(await subjects()).toHaveLength(2);
});

test('an address is stopped after ten messages an hour, and others are not', async () => {
  const { asVisitor, askAs } = await openTestApi();
  for (let n = 0; n < 10; n++) expect((await asVisitor(Send, { input })).errors).toBeUndefined();
  expect((await asVisitor(Send, { input })).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await askAs({ address: '127.0.0.2' })(Send, { input })).errors).toBeUndefined();
});

test('the admin is notified of a message as it arrives, until the session ends', async () => {
  const { asVisitor, askAs, listenAsAdmin, token, admin } = await openTestApi();
  const { answers } = await listenAsAdmin('subscription { messageReceived { subject } }');
  const next = answers?.next();
  await asVisitor(Send, { input });
  expect((await next)?.value).toEqual({ data: { messageReceived: { subject: 'Vana' } } });

  const afterwards = answers?.next();
  await askAs({ token, admin })('mutation { signOut }');
  await asVisitor(Send, { input });
  await expect(afterwards).rejects.toThrow('The session has ended.');
});

test.each([
  [{ leaveEmpty: 'x', message: 'Bakın: https://kotu.example' }],
  [{ website: 'https://kotu.example', subject: 'www.kotu.example' }],
  [{ message: 'http://a.example http://b.example http://c.example' }],
  [{ message: 'Ucuz [url=http://a.example]b[/url] http://c.example https://d.example Ucuz ucuz ucuz ucuz ucuz' }],
  [{ subject: 'www.kotu.example', message: '<a href="http://a.example">b</a>' }],
])('%j is kept as suspected spam, apart from the others, and can be cleared', async (odd) => {
  const { asVisitor, asAdmin } = await openTestApi();
  expect((await asVisitor(Send, { input: { ...input, ...odd } })).errors).toBeUndefined();
  const count = async (filter: string) =>
    (await asAdmin(`{ messages${filter} { totalCount } }`)).data.messages.totalCount;
  expect([await count(''), await count('(suspectedSpam: true)')]).toEqual([0, 1]);
  const { id } = (await asAdmin('{ messages(suspectedSpam: true) { nodes { id } } }')).data.messages.nodes[0];
  await asAdmin(`mutation { setMessageSuspectedSpam(id: "${id}", suspectedSpam: false) { suspectedSpam } }`);
  expect([await count(''), await count('(suspectedSpam: true)')]).toEqual([1, 0]);
});

test.each([
  [{ message: 'Teknik resim: https://ornek.com.tr/a.pdf' }],
  [{ website: 'https://www.firma.example' }],
  [{ leaveEmpty: 'Ankara' }],
  [{ subject: 'www.firma.example sitesindeki vana' }],
  [
    {
      message:
        'Şu üçü: https://a.example/1 https://a.example/2 https://a.example/3, hepsinden onar adet gerekiyor, teşekkürler.',
    },
  ],
])('%j is one sign, and makes no spam', async (odd) => {
  const { asVisitor, asAdmin } = await openTestApi();
  expect((await asVisitor(Send, { input: { ...input, ...odd } })).errors).toBeUndefined();
  expect((await asAdmin(List)).data.messages.totalCount).toBe(1);
});

test('a message that is older than it may be kept is deleted, and no longer found', async () => {
  const { db, asVisitor, asAdmin } = await openTestApi();
  await asVisitor(Send, { input });
  expect(await removeMessagesOlderThan(db, Date.now() - 1000)).toBe(0);
  expect(await removeMessagesOlderThan(db, Date.now() + 1000)).toBe(1);
  expect((await asAdmin('{ messages(search: "vana") { totalCount } }')).data.messages.totalCount).toBe(0);
});

test('the version of the notice that was shown is kept with the message, and an invented version is not', async () => {
  const { db, asVisitor, asAdmin } = await openTestApi();
  await db.write(async (tx) => {
    await addPrivacyNotice(tx, { version: '1.0', text: 'eski', createdAt: 1 });
    await addPrivacyNotice(tx, { version: '2.0', text: 'yeni', createdAt: 2 });
  });
  for (const noticeVersion of ['1.0', '9.9', null]) await asVisitor(Send, { input: { ...input, noticeVersion } });
  const kept = (await asAdmin(List)).data.messages.nodes.map((node: { noticeVersion: string }) => node.noticeVersion);
  expect(kept.sort()).toEqual(['1.0', '2.0', '2.0']);
});
