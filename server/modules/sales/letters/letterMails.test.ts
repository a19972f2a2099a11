import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { outbox } from '../../../db/tables/mailTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';

const written = { name: 'Şule Ağırbaş', email: 'sule@ornek.com.tr', subject: 'Vana', message: 'DN50 var mı?\nAcele.' };
const Answer = `mutation ($id: ID!, $input: LetterInput!) {
  answerMessage(id: $id, input: $input) { letters { state failure } } }`;
const input = { subject: 'Re: Vana – ölçü', text: 'Sayın Şule Ağırbaş,\n\nStokta: ğüşiöçİı.\n\nÇiğdem Işık' };

/** Opens a site that sends mail, with one message and its answer. */
async function answered({ refusals = 0, refuses = false } = {}) {
  const api = await openTestApi({ sendsMail: true });
  const mail = await mailServer({
    refusals,
    refuses: (address) => (refuses && address === written.email ? 550 : undefined),
  });
  const { data } = await api.asVisitor('mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }', {
    input: written,
  });
  const id = data.sendMessage.id as string;
  expect((await api.asAdmin(Answer, { id, input })).errors).toBeUndefined();
  const read = async () =>
    (await api.asAdmin(`{ message(id: "${id}") { status letters { state failure } } }`)).data.message;
  const answers = () => mail.letters.filter((letter) => letter.includes('<letter-'));
  const deliver = (later = 0) => sendDue(api.db, mail.post, api.log, Date.now() + later);
  return { ...api, ...mail, id, read, answers, deliver };
}

test('the sender receives an answer once, as it was written, with the own message below', async () => {
  const { answers, deliver, read } = await answered();
  for (const later of [0, 3_600_000]) await deliver(later);
  expect(answers()).toHaveLength(1);
  const [letter = ''] = answers();
  expect(letter).toMatch(/^To: .*<sule@ornek.com.tr>$/m);
  expect(letter).toMatch(/^From: .*<?bilgi@ornek.com.tr>?$/m);
  expect(letter).toMatch(/^Subject: =\?UTF-8\?/m);
  const parts = partsOf(letter);
  for (const type of ['text/plain', 'text/html']) expect(parts[type]).toContain('Stokta: ğüşiöçİı.');
  expect(parts['text/plain']).toMatch(/Çiğdem Işık\s+Şule Ağırbaş, .* tarihinde yazdı:\s+> DN50 var mı\?\s+> Acele\./);
  expect(await read()).toEqual({ status: 'REPLIED', letters: [{ state: 'SENT', failure: null }] });
});

test('an answer whose process was killed after the commit is sent by the next one, and is the same letter each time', async () => {
  const { answers, db, folder, log, post, read } = await answered({ refusals: 2 });
  await sendDue(db, post, log, Date.now());
  expect(await read()).toMatchObject({ letters: [{ state: 'WAITING' }] });
  db.close();
  const afterRestart = await openTestDatabase(folder);
  onTestFinished(() => afterRestart.close());
  const [waiting] = await afterRestart.select().from(outbox).where(eq(outbox.kind, 'LETTER'));
  await sendDue(afterRestart, post, log, Date.now() + 61_000);
  // The process ended after the mail server had accepted the letter and before that was stored.
  if (waiting) await afterRestart.write(async (tx) => tx.insert(outbox).values(waiting));
  await sendDue(afterRestart, post, log, Date.now() + 61_000);
  const ids = answers().map((letter) => /^Message-ID: (.*)$/m.exec(letter)?.[1]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<letter-[\da-f-]{36}@vitrin\.example>$/);
  expect(new Set(ids).size).toBe(1);
});

test('an address that is refused for good is not tried again, and the message shows that', async () => {
  const { deliver, read, named, asAdmin, id } = await answered({ refuses: true });
  for (const later of [0, 3_600_000, 86_400_000]) await deliver(later);
  expect(await read()).toEqual({ status: 'REPLIED', letters: [{ state: 'FAILED', failure: 'REFUSED' }] });
  expect(named.filter((address) => address === written.email)).toHaveLength(1);
  const { data } = await asAdmin('{ notices { nodes { kind text path } } }');
  expect(data.notices.nodes).toContainEqual({
    kind: 'MAIL_FAILED',
    text: 'The letter to Şule Ağırbaş is not tried again.',
    path: `/admin/messages/${id}`,
  });
});

test('erasing the sender cancels an answer that waits, and so does deleting the message', async () => {
  const erased = await answered();
  const erase = 'mutation ($ids: [ID!]!) { erasePersonalData(contact: "sule@ornek.com.tr", ids: $ids) }';
  await erased.asAdmin(erase, { ids: [`message:${erased.id}`] });
  expect(await erased.db.$count(outbox)).toBe(0);
  const deleted = await answered();
  await deleted.asAdmin(`mutation { deleteMessage(id: "${deleted.id}") }`);
  await deleted.deliver();
  expect([deleted.answers(), await deleted.db.$count(outbox)]).toEqual([[], 0]);
});

test('a name that was stored with line breaks adds no header to the letter', async () => {
  const { db, answers, deliver, named } = await answered();
  await db.write(async (tx) => tx.update(messages).set({ name: 'Şule\r\nBcc: herkes@ornek.com.tr\r\n\r\nMerhaba' }));
  await deliver();
  const [head = ''] = (answers()[0] ?? '').split('\r\n\r\n');
  expect(head).toContain('<sule@ornek.com.tr>');
  expect(head).not.toMatch(/^(?:Bcc|Merhaba)/m);
  expect(named).not.toContain('herkes@ornek.com.tr');
});
