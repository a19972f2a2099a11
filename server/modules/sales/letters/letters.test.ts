import { expect, test } from 'vitest';
import { letters } from '../../../db/tables/letterTables.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import { removeMessagesOlderThan } from '../messages/messages.store.ts';

const written = { name: 'Şule Ağırbaş', email: 'sule@ornek.com.tr', subject: 'Vana', message: 'DN50 var mı?' };
const thread = 'letters { kind subject text admin state failure }';
const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';
const Answer = `mutation ($id: ID!, $input: LetterInput!, $seen: Int, $key: ID) {
  answerMessage(id: $id, input: $input, seen: $seen, key: $key) { id status ${thread} } }`;
const AnswerEnquiry = `mutation ($id: ID!, $input: LetterInput!, $seen: Int) {
  answerEnquiry(id: $id, input: $input, seen: $seen) { id state version history { kind text } ${thread} } }`;
const Remind = `mutation ($id: ID!, $input: LetterInput!) { remindBuyer(id: $id, input: $input) { ${thread} history { kind text } } }`;
const input = { subject: 'Re: Vana', text: 'Sayın Şule Ağırbaş,\n\nİstediğiniz ürün stokta: ğüşiöçİı.' };

/** Opens a site that sends mail, with one message. */
async function site({ sendsMail = true, message = {} } = {}) {
  const api = await openTestApi({ sendsMail });
  const { data } = await api.asVisitor(Send, { input: { ...written, ...message } });
  const id = data.sendMessage.id as string;
  const answer = (more: object = {}) => api.asAdmin(Answer, { id, input, ...more });
  const read = async () => (await api.asAdmin(`{ message(id: "${id}") { status ${thread} } }`)).data.message;
  return { ...api, id, answer, read };
}

test('an answer is kept with its message, which is replied to from then on', async () => {
  const { answer, asAdmin, asVisitor, id } = await site();
  const { data } = await answer();
  const letter = { kind: 'ANSWER', ...input, admin: 'admin@vitrin.example', state: 'WAITING', failure: null };
  expect(data.answerMessage).toEqual({ id, status: 'REPLIED', letters: [letter] });
  const second = await answer({ input: { ...input, text: 'Yarın kargoda.' }, seen: 1 });
  expect(second.data.answerMessage.letters.map(({ text }: { text: string }) => text)).toEqual([
    input.text,
    'Yarın kargoda.',
  ]);
  const stranger = await asVisitor(Answer, { id, input });
  expect(stranger.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await asAdmin('{ messages(status: REPLIED) { totalCount } }')).data.messages.totalCount).toBe(1);
});

test('where the site has no mail server, an answer that was sent elsewhere is only kept', async () => {
  const { answer, read, db } = await site({ sendsMail: false });
  const { errors } = await answer();
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'elsewhere' });
  expect(await read()).toEqual({ status: 'NEW', letters: [] });
  const { data } = await answer({ input: { ...input, text: 'Telefonda {ölçü} konuşuldu.', elsewhere: true } });
  expect(data.answerMessage).toMatchObject({ status: 'REPLIED', letters: [{ state: 'ELSEWHERE' }] });
  expect((await db.select().from(outbox)).map(({ kind }) => kind)).toEqual(['MESSAGE']);
});

test('of two admins who answer at once, one sees the other’s answer, and may then send hers', async () => {
  const { answer, read } = await site();
  const both = await Promise.all(
    ['Kerem', 'Melike'].map((name) => answer({ input: { ...input, text: name }, seen: 0 })),
  );
  expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'sent').sort()).toEqual(['CONFLICT', 'sent']);
  expect((await read()).letters).toHaveLength(1);
  expect((await answer({ seen: 1 })).errors).toBeUndefined();
});

test('the same answer is written once for each key', async () => {
  const { answer, read, db } = await site();
  const key = 'b1f0c1d2-0000-4000-8000-000000000001';
  const answers = [await answer({ key, seen: 0 }), await answer({ key, seen: 0 })];
  for (const { data, errors } of answers) expect([errors, data.answerMessage.letters.length]).toEqual([undefined, 1]);
  expect((await read()).letters).toHaveLength(1);
  expect((await db.select().from(outbox)).filter(({ kind }) => kind === 'LETTER')).toHaveLength(1);
  const other = await answer({ key, input: { ...input, text: 'Başka' } });
  expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'key' });
});

test('suspected spam cannot be answered before somebody says that it is none', async () => {
  const { answer, asAdmin, id, read } = await site({ message: { leaveEmpty: 'x', message: 'https://kotu.example' } });
  for (const elsewhere of [false, true]) {
    const { errors } = await answer({ input: { ...input, elsewhere } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
  }
  expect(await read()).toEqual({ status: 'NEW', letters: [] });
  await asAdmin(`mutation { setMessageSuspectedSpam(id: "${id}", suspectedSpam: false) { id } }`);
  expect((await answer()).errors).toBeUndefined();
});

test.each([
  ['too long a text', 'text', 'x'.repeat(10_000), /5,?000/],
  ['an empty text', 'text', ' \n ', /empty/],
  ['a text with a character that turns its direction', 'text', 'Yarın \u202eadgrak', /direction/],
  ['a text with a control character', 'text', 'Merhaba\u0000', /control/],
  [
    'a text with placeholders',
    'text',
    'Sayın {ad}, {renk} var, { Boy }',
    /^Not filled in yet: \{ad\}, \{renk\}, \{ Boy \}$/,
  ],
  ['a text with a placeholder that does not end', 'text', 'Sayın {ad, merhaba', /\{ad, merhaba/],
  ['a subject that begins another header', 'subject', 'Re: Vana\r\nBcc: herkes@ornek.com.tr', /one line/],
  ['a subject with a placeholder', 'subject', 'Re: {konu}', /\{konu\}/],
  ['too long a subject', 'subject', 'ş'.repeat(251), /250/],
  ['an empty subject', 'subject', '', /empty/],
])('%s is refused, and nothing is kept', async (_, field, wrong, message) => {
  const { answer, read } = await site();
  const { errors } = await answer({ input: { ...input, [field]: wrong } });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(message) as string,
    extensions: { code: 'BAD_USER_INPUT', field },
  });
  expect(await read()).toEqual({ status: 'NEW', letters: [] });
});

test('a message that was deleted meanwhile is not found, and comes back from the bin with its answers', async () => {
  const { answer, asAdmin, id, read, db } = await site();
  await answer({ input: { ...input, elsewhere: true } });
  await asAdmin(`mutation { deleteMessage(id: "${id}") }`);
  expect((await answer()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await db.$count(letters)).toBe(0);
  const [binned] = (await asAdmin('{ bin { nodes { id } } }')).data.bin.nodes as { id: string }[];
  await asAdmin(`mutation { bringBack(id: "${binned?.id}") }`);
  expect(await read()).toMatchObject({ status: 'REPLIED', letters: [{ text: input.text, state: 'ELSEWHERE' }] });
});

test('answers are deleted with a message that is too old', async () => {
  const { answer, db } = await site();
  await answer();
  expect(await removeMessagesOlderThan(db, Date.now() + 1000)).toBe(1);
  expect(await db.$count(letters)).toBe(0);
});

test('content documents carry messages with their answers, which no other site sends', async () => {
  const { answer, db } = await site();
  await answer();
  const out = JSON.parse(JSON.stringify(await exportContent(db))) as object;
  expect(out).toMatchObject({ messages: [{ letters: [{ ...input, sentAt: null }] }] });
  const other = await openTestApi();
  await importContent(other.db, out);
  await importContent(other.db, out);
  expect(await exportContent(other.db)).toEqual(out);
  expect(await other.db.$count(outbox)).toBe(0);
  const { data } = await other.asAdmin('{ messages { nodes { letters { state } } } }');
  expect(data.messages.nodes).toEqual([{ letters: [{ state: 'FAILED' }] }]);
});

/** Opens a site with an enquiry and an offer. */
async function offered() {
  const api = await openTestApi({ sendsMail: true });
  await api.asVisitor(SendEnquiry, { input: enquiryInput() });
  const { id } = (await api.asAdmin('{ enquiries { nodes { id } } }')).data.enquiries.nodes[0] as { id: string };
  const lines = [{ name: 'Dirsek DN65', quantity: 12, price: 325, vatRate: 20 }];
  const offer = async () => {
    const { data } = await api.asAdmin(
      'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id number } } }',
      { id, input: { lines, validDays: 14, preparedBy: 'Kerem' } },
    );
    return data.makeOffer.offers[0] as { id: string; number: string };
  };
  const send = (offerId: string, text: string | null = 'Teklifimiz ektedir.') =>
    api.asAdmin('mutation ($id: ID!, $text: String) { sendOffer(id: $id, text: $text) { id } }', { id: offerId, text });
  const remind = (offerId: string) => api.asAdmin(Remind, { id: offerId, input });
  return { ...api, id, offer, send, remind };
}

test('an answer to an enquiry puts it in progress and stands in its history', async () => {
  const { asAdmin, id } = await offered();
  const { data } = await asAdmin(AnswerEnquiry, { id, input, seen: 0 });
  expect(data.answerEnquiry).toMatchObject({
    state: 'IN_PROGRESS',
    version: 2,
    history: [{ kind: 'ANSWERED', text: input.subject }],
    letters: [{ kind: 'ANSWER', ...input, state: 'WAITING' }],
  });
  const late = await asAdmin(AnswerEnquiry, { id, input, seen: 0 });
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a reminder is about the last offer that was sent, and stands in the thread beside its letter', async () => {
  const { offer, send, remind, asAdmin, id } = await offered();
  const first = await offer();
  expect((await remind(first.id)).errors?.[0]?.message).toBe('The buyer does not have the offer.');
  await send(first.id);
  const second = await offer();
  const { data } = await remind(first.id);
  expect(data.remindBuyer.letters).toMatchObject([
    { kind: 'OFFER', subject: `Teklifimiz: ${first.number}`, text: 'Teklifimiz ektedir.' },
    { kind: 'REMINDER', ...input },
  ]);
  expect(data.remindBuyer.history.at(-1)).toEqual({ kind: 'REMINDED', text: first.number });
  await send(second.id, null);
  expect((await remind(first.id)).errors?.[0]?.message).toBe(`The buyer has a newer offer: ${second.number}.`);
  await asAdmin(`mutation { setEnquiryState(id: "${id}", state: WON) { id } }`);
  expect((await remind(second.id)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
  expect((await remind('yok')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('an enquiry comes back from the bin with its letters', async () => {
  const { asAdmin, offer, send, remind, id } = await offered();
  await asAdmin(AnswerEnquiry, { id, input: { ...input, elsewhere: true } });
  const made = await offer();
  await send(made.id);
  await remind(made.id);
  const read = async () => (await asAdmin(`{ enquiry(id: "${id}") { letters { kind text } } }`)).data.enquiry.letters;
  const before = await read();
  expect(before).toHaveLength(3);
  await asAdmin(`mutation { deleteEnquiry(id: "${id}") }`);
  const [binned] = (await asAdmin('{ bin { nodes { id } } }')).data.bin.nodes as { id: string }[];
  await asAdmin(`mutation { bringBack(id: "${binned?.id}") }`);
  expect(await read()).toEqual(before);
});

test('the letters of a page of messages are read in one statement', async () => {
  const statements: string[] = [];
  const api = await openTestApi({ sendsMail: true, onStatement: (sql) => void statements.push(sql) });
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await api.askAs({ address })(Send, { input: written });
  statements.length = 0;
  await api.asAdmin('{ messages { nodes { letters { state } } } }');
  expect(statements.filter((sql) => sql.includes('letters'))).toHaveLength(1);
});

test('editors neither read nor write letters', async () => {
  const api = await withPeople();
  await api.asVisitor(Send, { input: written });
  const editor = await api.askAs(api.people.EDITOR);
  expect((await editor(Answer, { id: 'x', input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const sales = await api.askAs(api.people.SALES);
  const { data } = await sales('{ messages { nodes { id } } }');
  const noted = await sales(Answer, { id: data.messages.nodes[0].id, input: { ...input, elsewhere: true } });
  expect(noted.data.answerMessage.letters[0].admin).toMatch(/@/);
});
