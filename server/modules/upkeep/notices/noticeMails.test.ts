import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { admins } from '../../../db/tables/accountTables.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';
import { sendDue } from '../housekeeping/sendDue.ts';
import { lastMorning } from '../../people/notices/notices.store.ts';
import { beginRun, failRun } from '../sheets/runs.store.ts';
import { postNotices } from './postNotices.ts';

const Choose = `mutation ($kind: NoticeKind!, $mail: NoticeWay!) { chooseNotices(kind: $kind, bell: AT_ONCE, mail: $mail) { morning } }`;
const day = 86_400_000;
const hour = day / 24;

async function site(manners: Parameters<typeof mailServer>[0] = {}) {
  const api = await withPeople(() => openTestApi({ sendsMail: true }));
  const mails = await mailServer(manners);
  const sales = api.askAs(api.people.SALES);
  for (const person of [api.people.SALES, api.people.EDITOR])
    await api.askAs(person)('mutation { updateOwnAccount(input: { language: TR }) { id } }');
  /** Does the timed work, and returns the letters to that person since the last time. */
  const lettersTo = async (address: string, now = Date.now()) => {
    mails.letters.length = 0;
    await postNotices(api.db, now);
    await sendDue(api.db, mails.post, api.log, now);
    return mails.letters.filter((letter) => letter.includes(`To: ${address}`));
  };
  return { ...api, ...mails, sales, lettersTo };
}

test('who asks for it gets a mail at once, nobody else does, and the same thing within the hour is one mail', async () => {
  const { asVisitor, sales, lettersTo } = await site();
  await sales(Choose, { kind: 'ENQUIRY_RECEIVED', mail: 'AT_ONCE' });
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  const [letter = '', ...more] = await lettersTo('sales@vitrin.example');
  expect(more).toEqual([]);
  // Mail programs show it with the mail about the enquiry.
  expect(letter).toMatch(/^In-Reply-To:\s+<enquiry-[\w-]+@vitrin[.]example>\r?$/m);
  const { 'text/plain': text } = partsOf(letter);
  expect(text).toMatch(
    /1[.] Yeni talep: T-\d+-00001\r?\nhttps:[/][/]vitrin[.]example[/]admin[/]messages[/]enquiries[/]/,
  );
  expect(text).toContain('https://vitrin.example/admin/notices/settings');
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  expect(await lettersTo('sales@vitrin.example')).toEqual([]);
  expect(await lettersTo('admin@vitrin.example')).toEqual([]);
});

test('a mail about a failed import says why', async () => {
  const { db, askAs, people, lettersTo } = await site();
  await askAs(people.EDITOR)(Choose, { kind: 'IMPORT_FAILED', mail: 'AT_ONCE' });
  const run = { profileId: 'isik', admin: 'its schedule', fileName: 'İğne.csv', fileHash: '' };
  await failRun(db, await beginRun(db, run, Date.now()), 'The sheet is empty.', '');
  const [letter = ''] = await lettersTo('editor@vitrin.example');
  expect(partsOf(letter)['text/plain']).toMatch(/İçe aktarma başarısız oldu: .+\r?\n– Sayfa boş[.]\r?\nhttps:/);
});

test('a mail to somebody of the office is in the language that the person has chosen', async () => {
  const { db, askAs, people, lettersTo } = await site();
  const { OWNER, EDITOR } = people;
  for (const person of [OWNER, EDITOR]) await askAs(person)(Choose, { kind: 'IMPORT_FAILED', mail: 'AT_ONCE' });
  const run = { profileId: 'isik', admin: 'its schedule', fileName: 'İğne.csv', fileHash: '' };
  await failRun(db, await beginRun(db, run, Date.now()), 'The sheet is empty.', '');
  const letters = await lettersTo('');
  const to = (address: string) => letters.find((letter) => letter.includes(`To: ${address}`)) ?? '';
  expect(partsOf(to('editor@vitrin.example'))['text/plain']).toContain('İçe aktarma başarısız oldu');
  const english = partsOf(to(OWNER.admin?.email ?? ''));
  expect(english['text/plain']).toMatch(/The import failed: .+\r?\n– The sheet is empty[.]/);
  expect(english['text/html']).toContain('lang="en"');
});

test('daily mails come as one in the morning, and none on a day without anything', async () => {
  const { db, sales, lettersTo } = await site();
  await sales(Choose, { kind: 'MESSAGE_RECEIVED', mail: 'DAILY' });
  await sales(Choose, { kind: 'MAIL_FAILED', mail: 'DAILY' });
  const next = lastMorning(Date.now()) + day;
  expect(await lettersTo('sales@vitrin.example', next - 2 * hour)).toEqual([]);
  for (const [kind, ago] of [
    ['MESSAGE_RECEIVED', 5],
    ['MESSAGE_RECEIVED', 3],
    ['MAIL_FAILED', 2],
    ['ENQUIRY_RECEIVED', 2],
  ] as const)
    await db.write((tx) => raiseNotice(tx, { kind, subject: '1', now: next - ago * hour }));
  expect(await lettersTo('sales@vitrin.example', next - 1)).toEqual([]);
  const [letter = '', ...more] = await lettersTo('sales@vitrin.example', next + 1);
  expect(more).toEqual([]);
  expect(partsOf(letter)['text/plain']).toMatch(/1[.] Bir e-posta gönderilemedi\s+2[.] Yeni mesaj\s+3[.] Yeni mesaj/);
  expect(await lettersTo('sales@vitrin.example', next + day + 1)).toEqual([]);
});

test('nobody gets a mail after losing the role, or about what a restored backup brings back', async () => {
  const { db, people, asVisitor, sales, lettersTo } = await site();
  await sales(Choose, { kind: 'ENQUIRY_RECEIVED', mail: 'AT_ONCE' });
  await db.write((tx) => raiseNotice(tx, { kind: 'ENQUIRY_RECEIVED', subject: 'old', now: Date.now() - 2 * day }));
  expect(await lettersTo('sales@vitrin.example')).toEqual([]);
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  await postNotices(db, Date.now());
  await db.write(async (tx) =>
    tx
      .update(admins)
      .set({ roles: ['EDITOR'] })
      .where(eq(admins.id, people.SALES.admin?.id ?? '')),
  );
  expect(await lettersTo('sales@vitrin.example')).toEqual([]);
});

test('a mail that cannot be delivered is a notice, but one about a notice is not', async () => {
  const { db, asVisitor, sales, lettersTo } = await site({
    refuses: (address) => (address.includes('isil') || address.includes('sales@') ? 550 : undefined),
  });
  await sales(Choose, { kind: 'MAIL_FAILED', mail: 'AT_ONCE' });
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  for (let round = 0; round < 3; round++) await lettersTo('');
  const { nodes } = (await sales('{ notices { nodes { kind times title text path } } }')).data.notices;
  expect(nodes).toMatchObject([
    { kind: 'MAIL_FAILED', times: 1, title: 'A mail could not be delivered' },
    { kind: 'ENQUIRY_RECEIVED' },
  ]);
  expect(nodes[0].text).toMatch(/^The confirmation of T-\d+-00001 is not tried again[.]$/);
  expect(nodes[0].path).toMatch(/^[/]admin[/]messages[/]enquiries[/]/);
  const left = await db.select({ kind: outbox.kind, failure: outbox.failure }).from(outbox);
  expect(left).toEqual([
    { kind: 'CONFIRMATION', failure: 'REFUSED' },
    { kind: 'NOTICE', failure: 'REFUSED' },
  ]);
});
