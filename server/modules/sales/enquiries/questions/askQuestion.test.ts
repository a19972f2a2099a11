import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { attachments, enquiryQuestions } from '../../../../db/tables/enquiryTables.ts';
import { codeOf, enquired } from '../../../../testing/offers.ts';
import { openTestApi } from '../../../../testing/openTestApi.ts';

const Ask = `mutation ($number: String!, $token: String!, $input: QuestionInput!) {
  askQuestion(number: $number, token: $token, input: $input) { state questions { text } attachments { name } } }`;
const question = (more: object = {}) => ({ key: randomUUID(), text: 'Salı gününe\nyetişir mi?', ...more });

test('a buyer asks on the page of the enquiry, with a file, and the enquiry needs an answer until it gets one', async () => {
  const api = await openTestApi();
  const { id, link, offer } = await enquired(api);
  await offer();
  await api.db.write(async (tx) =>
    tx.insert(attachments).values({
      ...{ id: 'çizim', name: 'Çizim.pdf', format: 'PDF', byteSize: 7 },
      ...{ createdAt: Date.now(), endsAt: Date.now() + 60_000 },
    }),
  );
  const input = question({ attachments: ['çizim'] });
  const asked = await api.asVisitor(Ask, { ...link, input });
  expect(asked.data.askQuestion).toEqual({
    state: 'OFFERED',
    questions: [{ text: input.text }],
    attachments: [{ name: 'Çizim.pdf' }],
  });
  expect(await api.asVisitor(Ask, { ...link, input })).toEqual(asked);
  expect(codeOf(await api.asVisitor(Ask, { ...link, input: { ...input, text: 'Başka' } }))).toBe('CONFLICT');
  expect(await api.db.$count(enquiryQuestions)).toBe(1);
  const read = `{ unanswered { totalCount nodes { enquiry { id } } } notices { nodes { title text path } }
    enquiry(id: "${id}") { questions { text } history { kind admin } } }`;
  const { data } = await api.asAdmin(read);
  expect(data.unanswered).toEqual({ totalCount: 1, nodes: [{ enquiry: { id } }] });
  expect(data.notices.nodes[0]).toEqual({
    title: 'Yeşiltepe Gıda A.Ş. asks a question',
    text: link.number,
    path: `/admin/messages/enquiries/${id}`,
  });
  expect(data.enquiry.questions).toEqual([{ text: input.text }]);
  expect(data.enquiry.history.at(-1)).toEqual({ kind: 'QUESTION', admin: '' });
  const answer = `mutation { answerEnquiry(id: "${id}", seen: 0, input: { subject: "Teslim", text: "Evet.", elsewhere: true }) { id } }`;
  expect((await api.asAdmin(answer)).errors).toBe(undefined);
  expect((await api.asAdmin(read)).data.unanswered.totalCount).toBe(0);
  // It goes to the bin with its enquiry, and comes back with it.
  await api.asAdmin(`mutation { deleteEnquiry(id: "${id}") }`);
  expect(await api.db.$count(enquiryQuestions)).toBe(0);
  const [binned] = (await api.asAdmin('{ bin { nodes { id } } }')).data.bin.nodes;
  expect((await api.asAdmin(`mutation { bringBack(id: "${binned.id}") }`)).errors).toBe(undefined);
  expect((await api.asAdmin(read)).data.enquiry.questions).toEqual([{ text: input.text }]);
});

test('a question about a new enquiry needs no second answer; guesses, empty texts and files of others are refused', async () => {
  const api = await openTestApi();
  const { link } = await enquired(api);
  const ask = (input: object, more: object = {}) => api.asVisitor(Ask, { ...link, ...more, input });
  expect((await ask(question())).errors).toBe(undefined);
  expect((await api.asAdmin('{ unanswered { totalCount } }')).data.unanswered.totalCount).toBe(1);
  expect(codeOf(await ask(question(), { token: 'x'.repeat(24) }))).toBe('NOT_FOUND');
  for (const [more, field] of [
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ attachments: ['yok'] }, 'attachments.0'],
    [{ key: 'kısa' }, 'key'],
  ] as const)
    expect((await ask(question(more))).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  for (let at = 0; at < 30; at++) await ask(question());
  expect(codeOf(await ask(question()))).toBe('RATE_LIMITED');
});
