import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offers } from '../../../db/tables/offerTables.ts';
import { offerRequests } from '../../../db/tables/orderTables.ts';
import { dayHere } from '../../../core/companyDays.ts';
import { codeOf, enquired, kindsOfLines, line } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const shown = `state offer { number requests { kind reason text lines { line { name } quantity price day text } } }`;
const mutation = (name: string, type: string) =>
  `mutation ($number: String!, $token: String!, $input: ${type}!) { ${name}(number: $number, token: $token, input: $input) { ${shown} } }`;
const Change = mutation('requestOfferChange', 'OfferChangeInput');
const Decline = mutation('declineOffer', 'OfferDeclineInput');
const Renew = mutation('requestOfferRenewal', 'OfferRenewalInput');
const Unanswered = '{ unanswered { totalCount nodes { enquiry { number } } } notices { nodes { kind title text } } }';

async function offered() {
  const api = await openTestApi();
  const enquiry = await enquired(api);
  const made = await enquiry.offer({ lines: kindsOfLines });
  const ask = (operation: string, input: Record<string, unknown> = {}) =>
    api.asVisitor(operation, { ...enquiry.link, input: { key: randomUUID(), revision: 1, ...input } });
  const end = () => api.db.write(async (tx) => tx.update(offers).set({ validUntil: '2020-01-01' }));
  return { ...api, ...enquiry, made, ask, end };
}

const tomorrow = dayHere(Date.now() + 86_400_000);

test('a buyer asks for changes line by line; the enquiry needs an answer until somebody gives one', async () => {
  const { ask, asAdmin, id, link, made } = await offered();
  const [valve, , bearing] = made.lines;
  const lines = [
    { lineId: valve?.id, quantity: 10, price: 3100.5, day: tomorrow },
    { lineId: bearing?.id, text: 'Kapaklı olsun' },
  ];
  const { data } = await ask(Change, { lines, text: ' Nakliye dâhil mi? ' });
  const nothing = { quantity: null, price: null, day: null, text: null };
  expect(data.requestOfferChange).toEqual({
    state: 'OFFERED',
    offer: {
      number: `${link.number}/1`,
      requests: [
        {
          ...{ kind: 'CHANGE', reason: null, text: 'Nakliye dâhil mi?' },
          lines: [
            { ...nothing, line: { name: 'Küresel Vana DN50' }, quantity: 10, price: 3100.5, day: tomorrow },
            { ...nothing, line: { name: 'Rulman 6204-2RS' }, text: 'Kapaklı olsun' },
          ],
        },
      ],
    },
  });
  const waiting = (await asAdmin(Unanswered)).data;
  expect(waiting.unanswered).toEqual({ totalCount: 1, nodes: [{ enquiry: { number: link.number } }] });
  expect(waiting.notices.nodes).toContainEqual({
    ...{ kind: 'OFFER_ANSWERED', title: 'Yeşiltepe Gıda A.Ş. asks for changes', text: `${link.number}/1` },
  });
  const letter = { subject: 'Re: teklif', text: 'Dâhildir.', elsewhere: true };
  await asAdmin('mutation ($id: ID!, $input: LetterInput!) { answerEnquiry(id: $id, input: $input) { id } }', {
    id,
    input: letter,
  });
  expect((await asAdmin(Unanswered)).data.unanswered.totalCount).toBe(0);
});

test.each([
  ['nothing in it', {}, 'lines'],
  ['blank lines', { lines: [{ lineId: 'first', text: ' ' }], text: ' ' }, 'lines'],
  ['a line of another offer', { lines: [{ lineId: '9999', quantity: 1 }] }, 'lines.0.lineId'],
  [
    'a line twice',
    {
      lines: [
        { lineId: 'first', quantity: 1 },
        { lineId: 'first', quantity: 2 },
      ],
    },
    'lines',
  ],
  ['a day that is past', { lines: [{ lineId: 'first', day: '2020-02-01' }] }, 'lines.0.day'],
  ['a day that there is not', { lines: [{ lineId: 'first', day: '2026-02-30' }] }, 'input.lines.0.day'],
  ['no quantity', { lines: [{ lineId: 'first', quantity: 0 }] }, 'input.lines.0.quantity'],
  ['a price below zero', { lines: [{ lineId: 'first', price: -1 }] }, 'input.lines.0.price'],
  ['a text with hidden characters', { text: 'a\u202eb' }, 'input.text'],
])('a request with %s is refused and stores nothing', async (_, input, field) => {
  const { ask, db, made } = await offered();
  const text = JSON.stringify(input).replaceAll('"first"', JSON.stringify(made.lines[0]?.id));
  const { errors = [] } = await ask(Change, JSON.parse(text) as Record<string, unknown>);
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(`input.${String(errors[0]?.extensions.field)}`.replace('input.input.', 'input.')).toBe(
    `input.${field.replace('input.', '')}`,
  );
  expect(await db.$count(offerRequests)).toBe(0);
});

test('the same key is the same request, and with other content it is refused', async () => {
  const { ask, db } = await offered();
  const input = { key: randomUUID(), text: 'Daha ucuz olsun' };
  await Promise.all([1, 2, 3].map(() => ask(Change, input)));
  expect(codeOf(await ask(Change, { ...input, text: 'Daha çabuk olsun' }))).toBe('CONFLICT');
  expect(codeOf(await ask(Decline, { key: input.key }))).toBe('CONFLICT');
  expect(await db.$count(offerRequests)).toBe(1);
});

test('a declined offer closes the enquiry, and only another offer opens it again', async () => {
  const { accept, ask, asAdmin, link, offer, status } = await offered();
  const { data } = await ask(Decline, { reason: 'PRICE', text: 'Bütçemizi aşıyor.' });
  expect(data.declineOffer).toMatchObject({
    state: 'LOST',
    offer: { requests: [{ kind: 'DECLINE', reason: 'PRICE' }] },
  });
  expect((await asAdmin(Unanswered)).data.notices.nodes[0]).toMatchObject({
    title: 'Yeşiltepe Gıda A.Ş. declines an offer',
  });
  expect([codeOf(await accept()), codeOf(await ask(Change, { text: 'Yine de' }))]).toEqual([
    'OFFER_CLOSED',
    'OFFER_CLOSED',
  ]);
  await offer();
  expect(await status('state offer { number requests { kind } }')).toEqual({
    state: 'OFFERED',
    offer: { number: `${link.number}/2`, requests: [] },
  });
});

test('an offer that is over is renewed on one press, and others are not', async () => {
  const { ask, asAdmin, db, end } = await offered();
  expect(codeOf(await ask(Renew))).toBe('BAD_USER_INPUT');
  await end();
  expect(codeOf(await ask(Change, { text: 'Daha ucuz' }))).toBe('OFFER_EXPIRED');
  const answers = await Promise.all([ask(Renew), ask(Renew), ask(Renew)]);
  expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
  expect(await db.$count(offerRequests, eq(offerRequests.kind, 'RENEWAL'))).toBe(1);
  expect((await asAdmin(Unanswered)).data.unanswered.totalCount).toBe(1);
});

test('the buyer reads earlier offers and what differs, and nothing that was not sent', async () => {
  const { make, offer, status } = await offered();
  await make({ lines: [{ ...line, price: 1 }] });
  const [valve, , bearing] = kindsOfLines;
  await offer({ lines: [{ ...valve, quantity: 8 }, bearing, { ...line, name: 'Yatak', code: 'UCP' }] });
  const { offers: all } = await status(
    'offers { revision differences { count earlier { revision } lines { line { name } before { quantity } } removed { name } } }',
  );
  expect(all).toEqual([
    {
      revision: 3,
      differences: {
        ...{ count: 4, earlier: { revision: 1 } },
        lines: [
          { line: { name: 'Küresel Vana DN50' }, before: { quantity: 12 } },
          { line: { name: 'Yatak' }, before: null },
        ],
        removed: [{ name: 'Kalibrasyon sertifikası' }, { name: 'Rulman 6204-ZZ' }],
      },
    },
    { revision: 1, differences: null },
  ]);
});

test('answers are limited per address, and sending one again is none', async () => {
  const { ask, askAs, link } = await offered();
  const stranger = askAs({ address: '198.51.100.9' });
  const input = (text: string) => ({ ...link, input: { key: `anahtar-${text}-0123456789`, revision: 1, text } });
  for (let at = 0; at < 30; at++) await stranger(Change, input(`istek ${at}`));
  expect(codeOf(await stranger(Change, input('istek 30')))).toBe('RATE_LIMITED');
  expect(codeOf(await stranger(Change, input('istek 29')))).toBe(undefined);
  expect(codeOf(await ask(Change, { text: 'Başka bir adresten' }))).toBe(undefined);
});
