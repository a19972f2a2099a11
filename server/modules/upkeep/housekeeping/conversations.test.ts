import { expect, test } from 'vitest';
import { outbox } from '../../../db/tables/mailTables.ts';
import { offers } from '../../../db/tables/offerTables.ts';
import { addOfferMail } from '../../sales/offers/offerMails.store.ts';
import { mailServer } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { withOrder } from '../../../testing/orders.ts';
import { sendDue } from './sendDue.ts';

/** Returns what mail programs make conversations of. */
function headOf(letter: string) {
  // A long header goes on in the next line.
  const [head = ''] = letter.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    to: header('To').includes('bilgi@ornek') ? 'COMPANY' : 'BUYER',
    id: header('Message-ID'),
    parent: header('In-Reply-To') || null,
    references: header('References').split(/\s+/).filter(Boolean),
  };
}

const Letter = { subject: 'Teklifiniz', text: 'Sayın Işıl Ağırbaş, stokta var.' };

test('all mails of an enquiry, its offers and its order are one conversation, on both sides', async () => {
  const { db, log, asAdmin, enquiryId, orderId } = await withOrder({ sendsMail: true });
  const { letters, post } = await mailServer();
  const deliver = () =>
    sendDue(db, { ...post, offerPdf: () => Promise.resolve(Buffer.from('%PDF')) }, log, Date.now() + 1000);
  const Answer = 'mutation ($id: ID!, $input: LetterInput!) { answerEnquiry(id: $id, input: $input) { id } }';
  for (let n = 0; n < 2; n++) expect((await asAdmin(Answer, { id: enquiryId, input: Letter })).errors).toBeUndefined();
  const [offer] = await db.select().from(offers);
  const sent = { id: 'sent', offerSeq: offer?.seq ?? 0, text: 'Teklifimiz ektedir.', admin: 'a', createdAt: 1 };
  await db.write(async (tx) => {
    await addOfferMail(tx, sent);
    await tx.insert(outbox).values({ kind: 'OFFER', subjectId: sent.id, nextAt: 1 });
    for (const kind of ['ACCEPTANCE', 'ACCEPTANCE_COPY'] as const)
      await tx.insert(outbox).values({ kind, subjectId: orderId, nextAt: 1 });
  });
  await deliver();
  const State = 'mutation ($id: ID!) { setOrderState(id: $id, state: CONFIRMED, mailBuyer: true) { state } }';
  expect((await asAdmin(State, { id: orderId })).errors).toBeUndefined();
  await deliver();

  const all = letters.map(headOf);
  const kinds = all.map(({ id }) => /^<(\w+)-/.exec(id)?.[1]).sort();
  expect(kinds).toEqual(
    ['acceptance', 'acceptance_copy', 'confirmation', 'enquiry', 'letter', 'letter', 'offer', 'order'].sort(),
  );
  const [root, confirmation] = ['enquiry', 'confirmation'].map((kind) => `<${kind}-${enquiryId}@vitrin.example>`);
  for (const { to, id, parent, references } of all) {
    if (id === root) expect([parent, references]).toEqual([null, []]);
    else expect([id, references[0]]).toEqual([id, root]);
    if (id !== root) expect(references.at(-1), id).toBe(parent);
    if (to === 'BUYER' && id !== confirmation) expect(references, id).toContain(confirmation);
  }
});

test('the mails about an order go on as one conversation when its enquiry is gone', async () => {
  const { db, log, asAdmin, enquiryId, orderId } = await withOrder({ sendsMail: true });
  const { letters, post } = await mailServer();
  await asAdmin('mutation ($id: ID!) { deleteEnquiry(id: $id) }', { id: enquiryId });
  for (const state of ['CONFIRMED', 'READY']) {
    await asAdmin(`mutation ($id: ID!) { setOrderState(id: $id, state: ${state}, mailBuyer: true) { state } }`, {
      id: orderId,
    });
    await sendDue(db, post, log, Date.now() + 1000);
  }
  const parents = letters.map(headOf).map(({ parent }) => parent);
  expect(parents).toEqual(Array(2).fill(`<acceptance_copy-${orderId}@vitrin.example>`));
});

test('the letters that answer a message are one conversation with the mail about it', async () => {
  const { db, log, asVisitor, asAdmin } = await openTestApi({ sendsMail: true });
  const { letters, post } = await mailServer();
  const input = { name: 'Şule', email: 'sule@ornek.com.tr', subject: 'Vana', message: 'DN50 var mı?' };
  const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';
  const id = (await asVisitor(Send, { input })).data.sendMessage.id as string;
  const Answer = 'mutation ($id: ID!, $input: LetterInput!) { answerMessage(id: $id, input: $input) { id } }';
  for (let n = 0; n < 2; n++) expect((await asAdmin(Answer, { id, input: Letter })).errors).toBeUndefined();
  await sendDue(db, post, log, Date.now() + 1000);
  const root = `<message-${id}@vitrin.example>`;
  const all = letters.map(headOf);
  expect(all.map(({ parent, references }) => [parent, references.join(' ')])).toEqual([
    [null, ''],
    [root, root],
    [root, root],
  ]);
});
