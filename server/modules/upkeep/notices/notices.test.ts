import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { admins } from '../../../db/tables/accountTables.ts';
import { noticePeople, noticeReads, notices } from '../../../db/tables/noticeTables.ts';
import { raiseNotice, type Happened } from '../../../notices/raiseNotice.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi, type Answer } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';

type Ask = (operation: string, variables?: Record<string, unknown>) => Promise<Answer>;
type Shown = { id: string; kind: string; times: number; title: string; text: string; path: string; isRead: boolean };

const See = '{ unreadNotices notices { totalCount nodes { id kind times title text path isRead } } }';
const Read = 'mutation ($ids: [ID!]) { readNotices(ids: $ids) }';
const Choose = `mutation ($kind: NoticeKind!, $bell: NoticeWay = AT_ONCE, $mail: NoticeWay = NEVER) {
  chooseNotices(kind: $kind, bell: $bell, mail: $mail) { sendsMail morning choices { kind bell mail } } }`;
const Send =
  'mutation ($subject: String!) { sendMessage(input: { name: "Şule", email: "s@ornek.com.tr", subject: $subject, message: "DN50?" }) { id } }';

const see = async (ask: Ask) => {
  const { data } = await ask(See);
  return { unread: data.unreadNotices as number, nodes: data.notices.nodes as Shown[] };
};
const hour = 3_600_000;

async function site() {
  const api = await withPeople();
  const raise = (happened: Omit<Happened, 'now'> & { now?: number }) =>
    api.db.write((tx) => raiseNotice(tx, { now: Date.now(), ...happened }), { raisesRevision: false });
  const as = (person: 'EDITOR' | 'SALES') => api.askAs(api.people[person]);
  return { ...api, raise, sales: as('SALES'), editor: as('EDITOR') };
}

test('who sells is notified of enquiries and messages, and who edits is not', async () => {
  const { asVisitor, asAdmin, sales, editor } = await site();
  await asVisitor(SendEnquiry, { input: enquiryInput({ company: 'Çağrı Makine' }) });
  await asVisitor(Send, { subject: 'İğne vana' });
  await asVisitor(Send.replace('message:', 'website: "x", company: "www.kotu.example", message:'), { subject: 'Spam' });
  for (const ask of [asAdmin, sales]) {
    const { unread, nodes } = await see(ask);
    expect(unread).toBe(3);
    expect(nodes).toMatchObject([
      { kind: 'SPAM_SUSPECTED', title: 'Something waits among suspected spam', path: '/admin/messages?status=spam' },
      { kind: 'MESSAGE_RECEIVED', title: 'New message from Şule', text: 'İğne vana', isRead: false },
      {
        kind: 'ENQUIRY_RECEIVED',
        title: 'New enquiry from Çağrı Makine',
        text: expect.stringMatching(/-00001, 1 line$/),
      },
    ]);
    expect(nodes[2]?.path).toMatch(/^[/]admin[/]messages[/]enquiries[/][\w-]+$/);
  }
  expect(await see(editor)).toEqual({ unread: 0, nodes: [] });
});

test('the same thing within an hour is one line with its count, and is unread again', async () => {
  const { asVisitor, asAdmin, raise } = await site();
  const ids: string[] = [];
  for (let n = 1; n <= 2; n++) await asVisitor(SendEnquiry, { input: enquiryInput() });
  const two = await see(asAdmin);
  expect(two).toMatchObject({ unread: 1, nodes: [{ times: 2, title: 'Two new enquiries', isRead: false }] });
  expect(two.nodes[0]).toMatchObject({ path: '/admin/messages/enquiries?status=new' });
  expect(two.nodes[0]?.text).toMatch(/^T-\d+-00002 and T-\d+-00001, 2 lines$/);
  ids.push(two.nodes[0]?.id ?? '');
  expect((await asAdmin(Read, { ids: [...ids, 'unknown'] })).data.readNotices).toBe(0);
  expect((await see(asAdmin)).nodes).toMatchObject([{ isRead: true }]);
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  expect(await see(asAdmin)).toMatchObject({ unread: 1, nodes: [{ id: ids[0], times: 3, isRead: false }] });
  await raise({ kind: 'ENQUIRY_RECEIVED', subject: 'gone', now: Date.now() + hour + 1000 });
  expect((await see(asAdmin)).nodes).toMatchObject([{ title: 'New enquiry', text: 'Deleted since.' }, { times: 3 }]);
});

test('notices about different things are lines of their own', async () => {
  const { asAdmin, raise } = await site();
  for (const about of ['a', 'b', 'a']) await raise({ kind: 'IMPORT_STOPPED', subject: 'run', about });
  expect((await see(asAdmin)).nodes.map(({ times }) => times).sort()).toEqual([1, 2]);
});

test('what one person has read is unread for others, and all can be read at once', async () => {
  const { asAdmin, sales, raise, db } = await site();
  await raise({ kind: 'MESSAGE_RECEIVED', subject: 'a' });
  await raise({ kind: 'MAIL_FAILED', subject: '1' });
  expect((await asAdmin(Read)).data.readNotices).toBe(0);
  expect([(await see(asAdmin)).unread, (await see(sales)).unread]).toEqual([0, 2]);
  expect((await see(asAdmin)).nodes.map(({ isRead }) => isRead)).toEqual([true, true]);
  // The next thing is news again, and nothing is kept of a person who is removed.
  await raise({ kind: 'BACKUP_FAILED', subject: '', now: Date.now() + 1 });
  expect((await see(asAdmin)).unread).toBe(1);
  await db.write(async (tx) =>
    tx.delete(admins).where(eq(admins.id, (await tx.select().from(noticePeople))[0]?.adminId ?? '')),
  );
  expect(await db.$count(noticePeople)).toBe(0);
});

test('a person never learns of a kind, or only in the morning, if they chose so', async () => {
  const { asAdmin, editor, raise } = await site();
  const now = Date.now();
  await raise({ kind: 'MESSAGE_RECEIVED', subject: 'a', now: now - 25 * hour });
  await raise({ kind: 'MESSAGE_RECEIVED', subject: 'b', now });
  await raise({ kind: 'BACKUP_FAILED', subject: '', now });
  const { data } = await asAdmin(Choose, { kind: 'MESSAGE_RECEIVED', bell: 'DAILY' });
  expect(data.chooseNotices).toMatchObject({ sendsMail: false, morning: '08:00' });
  expect(data.chooseNotices.choices).toContainEqual({ kind: 'MESSAGE_RECEIVED', bell: 'DAILY', mail: 'NEVER' });
  // Yesterday's is shown since this morning, today's is not until tomorrow's. The person came after yesterday's.
  expect((await see(asAdmin)).nodes.map(({ kind }) => kind)).toEqual(['BACKUP_FAILED', 'MESSAGE_RECEIVED']);
  expect((await see(asAdmin)).unread).toBe(1);
  await asAdmin(Choose, { kind: 'BACKUP_FAILED', bell: 'NEVER' });
  await asAdmin(Choose, { kind: 'MESSAGE_RECEIVED', bell: 'NEVER' });
  expect(await see(asAdmin)).toEqual({ unread: 0, nodes: [] });
  const refused = await editor(Choose, { kind: 'BACKUP_FAILED' });
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const unsent = await asAdmin(Choose, { kind: 'BACKUP_FAILED', mail: 'DAILY' });
  expect(unsent.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'mail' });
});

test('an open page learns of a new notice and of one read elsewhere', async () => {
  const { asVisitor, asAdmin, listenAsAdmin } = await openTestApi();
  const { answers } = await listenAsAdmin('subscription { unreadNotices }');
  const next = async () => (await answers?.next())?.value?.data?.unreadNotices as number;
  expect(await next()).toBe(0);
  await asVisitor(Send, { subject: 'Vana' });
  expect(await next()).toBe(1);
  await asAdmin(Read);
  expect(await next()).toBe(0);
  await answers?.return?.(undefined);
});

test('a notice keeps no word of its subject, and goes after 90 days', async () => {
  const { db, asVisitor, asAdmin } = await openTestApi();
  const id = (await asVisitor(Send, { subject: 'Silinecek' })).data.sendMessage.id as string;
  await asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id });
  expect((await see(asAdmin)).nodes).toMatchObject([{ title: 'New message', text: 'Deleted since.', path: null }]);
  expect(JSON.stringify(await db.select().from(notices))).not.toContain('Silinecek');
  const { removeNoticesOlderThan: removeOlderThan } = await import('../../people/notices/notices.store.ts');
  await asAdmin(Read, { ids: [(await see(asAdmin)).nodes[0]?.id] });
  await removeOlderThan(db, Date.now() + 1);
  expect([await db.$count(notices), await db.$count(noticeReads)]).toEqual([0, 0]);
});

test('the bell and a page of notices cost as much with ten thousand enquiries as with one', async () => {
  const statements: string[] = [];
  const { db, asAdmin, asVisitor } = await openTestApi({ onStatement: (text) => void statements.push(text) });
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  const count = async () => {
    statements.length = 0;
    await see(asAdmin);
    return statements.length;
  };
  const few = await count();
  const old = Date.now() - 30 * 24 * hour;
  const row = (n: number) => ({
    id: `n${n}`,
    ...{ kind: 'ENQUIRY_RECEIVED' as const, about: '', subjects: ['x'], times: 1, numbers: {}, mailedAt: null },
    ...{ createdAt: old + n, changedAt: old + n },
  });
  for (let at = 0; at < 10_000; at += 2000)
    await db.write(async (tx) => tx.insert(notices).values(Array.from({ length: 2000 }, (_, n) => row(at + n))));
  expect(await count()).toBe(few);
  expect(few).toBeLessThanOrEqual(10);
});
