import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { enquiries } from '../../../../db/tables/enquiryTables.ts';
import { notices } from '../../../../db/tables/noticeTables.ts';
import { offers } from '../../../../db/tables/offerTables.ts';
import { orderPapers, orderRows, orders } from '../../../../db/tables/orderTables.ts';
import { acceptance, AcceptOffer, codeOf, enquired, kindsOfLines, line } from '../../../../testing/offers.ts';
import { inThisProcess } from '../../../../testing/inThisProcess.ts';
import { openTestApi } from '../../../../testing/openTestApi.ts';
import { anyMoment } from '../../../../testing/quietFor.ts';
import { inGate } from '../../../../testing/inGate.ts';

const yesterday = '2020-01-01';

/** Opens a site whose visitors do not wait for processes of their own; `from` asks from another address. */
async function openSite() {
  const api = await openTestApi();
  const heavyWork = inThisProcess(api);
  const from = (address: string) => api.askAs({ address, heavyWork });
  return { ...api, from, asVisitor: from('127.0.0.1') };
}

async function offered(input: Record<string, unknown> = {}) {
  const api = await openSite();
  const enquiry = await enquired(api, { deliveryPlace: 'Lüleburgaz' });
  const made = await enquiry.offer(input);
  return { ...api, ...enquiry, made };
}

test('accepting an offer places its order with the chosen lines, wins the enquiry and tells the company', async () => {
  const { accept, asAdmin, db, from, id, made, link, status } = await offered({
    lines: kindsOfLines,
    paymentTerms: '30 gün',
  });
  const [, option, , alternative] = made.lines;
  const choice = { options: [option?.id], alternatives: [alternative?.id], ownNumber: ' SA-7741 ' };
  const answer = await accept(choice, from('203.0.113.7'));
  expect(answer).toMatchObject({ data: { acceptOffer: { state: 'WON', offer: { number: `${link.number}/1` } } } });
  const [order] = await db.select().from(orders);
  expect(order).toMatchObject({
    ...{ number: `S-${new Date().getFullYear()}-00001`, state: 'PLACED', offerNumber: `${link.number}/1` },
    ...{ buyerName: 'Şule Ağırbaş', buyerTitle: 'Bakım Müdürü', ownNumber: 'SA-7741', network: '203.0.113.0/24' },
    ...{
      company: 'Yeşiltepe Gıda A.Ş.',
      email: 'isil@ornek.com.tr',
      deliveryPlace: 'Lüleburgaz',
      paymentTerms: '30 gün',
    },
    digest: expect.stringMatching(/^[\da-f]{64}$/),
  });
  const rows = await db.select().from(orderRows).orderBy(orderRows.seq);
  expect(rows.map(({ name, code, quantity, price }) => [name, code, quantity, price])).toEqual([
    ['Küresel Vana DN50', null, 12, 325_000],
    ['Kalibrasyon sertifikası', null, 8, 25_000],
    ['Rulman 6204-ZZ', '6204-ZZ', 40, 21_800],
  ]);
  const { data } = await asAdmin(
    `{ enquiry(id: "${id}") { state history { kind text admin } } notices { nodes { kind title text path } } }`,
  );
  expect(data.enquiry.state).toBe('WON');
  expect(data.enquiry.history.at(-1)).toEqual({ kind: 'ACCEPTED', text: `${link.number}/1`, admin: '' });
  expect(data.notices.nodes).toContainEqual({
    ...{ kind: 'OFFER_ACCEPTED', title: 'An offer was accepted by Yeşiltepe Gıda A.Ş.' },
    ...{ text: `${link.number}/1 is ${order?.number}`, path: `/admin/messages/enquiries/${id}` },
  });
  expect(await status('state')).toEqual({ state: 'WON' });
});

test('the same key is the same acceptance, and with other content it is refused', async () => {
  const { accept, db } = await offered();
  const input = acceptance();
  const first = await accept(input);
  expect(await accept(input)).toEqual(first);
  expect(codeOf(await accept({ ...input, title: 'Satın Alma' }))).toBe('CONFLICT');
  expect(await db.$count(orders)).toBe(1);
});

test.each([
  ['no name', { name: ' ' }, 'BAD_USER_INPUT', 'name'],
  ['no title', { title: '' }, 'BAD_USER_INPUT', 'title'],
  ['a name with a hidden character', { name: 'Şule\u202eX' }, 'BAD_USER_INPUT', 'name'],
  ['a number that is too long', { ownNumber: 'x'.repeat(61) }, 'BAD_USER_INPUT', 'ownNumber'],
  ['an offer that was not read', { read: false }, 'BAD_USER_INPUT', 'read'],
  ['an option of another offer', { options: ['9999'] }, 'BAD_USER_INPUT', 'options'],
  ['an alternative of another offer', { alternatives: ['9999'] }, 'BAD_USER_INPUT', 'alternatives'],
  ['a revision that there is not', { revision: 7 }, 'NOT_FOUND', undefined],
  ['a short key', { key: 'kısa' }, 'BAD_USER_INPUT', 'key'],
])('an acceptance with %s is refused and changes nothing', async (_, more, code, field) => {
  const { accept, db } = await offered();
  const { errors = [] } = await accept(more);
  expect(errors[0]?.extensions).toMatchObject({ code });
  if (field) expect(String(errors[0]?.extensions.field)).toMatch(new RegExp(`${field}$`));
  expect(await db.$count(orders)).toBe(0);
  expect(await db.$count(enquiries, eq(enquiries.state, 'OFFERED'))).toBe(1);
});

test('an earlier revision, one that is over, one not sent and one of a closed enquiry cannot be accepted', async () => {
  const { accept, asAdmin, db, id, make, sendOffer, offer } = await offered();
  const [draft] = (await make()).data.makeOffer.offers;
  expect(codeOf(await accept({ revision: 2 }))).toBe('NOT_FOUND');
  await sendOffer(draft.id);
  const { errors = [] } = await accept({ revision: 1 });
  expect(errors[0]?.extensions).toMatchObject({ code: 'OFFER_REPLACED', field: 'revision', revision: 2 });
  expect(errors[0]?.message).toMatch(
    /^Bu teklifin yerine 2\. teklif verildi\. .*, saat \d\d\.\d\d itibarıyla geçersiz\. Onayınız gönderilmedi\.$/,
  );
  await db.write(async (tx) => tx.update(offers).set({ validUntil: yesterday }).where(eq(offers.revision, 2)));
  expect(codeOf(await accept({ revision: 2 }))).toBe('OFFER_EXPIRED');
  await offer();
  await asAdmin('mutation ($id: ID!) { setEnquiryState(id: $id, state: LOST) { id } }', { id });
  expect(codeOf(await accept({ revision: 3 }))).toBe('OFFER_CLOSED');
  expect(await db.$count(orders)).toBe(0);
});

test('after an acceptance no other one is stored, and no other revision is made or sent', async () => {
  const { accept, make, sendOffer, db } = await offered();
  const [draft] = (await make()).data.makeOffer.offers;
  await accept();
  const again = await accept();
  expect(codeOf(again)).toBe('OFFER_ACCEPTED');
  expect(again.errors?.[0]?.message).toMatch(
    /^Bu teklif onaylandı\. .*: Şule Ağırbaş, Bakım Müdürü\. Sipariş numarası S-\d{4}-00001\.$/,
  );
  expect([codeOf(await make()), codeOf(await sendOffer(draft.id))]).toEqual(['OFFER_ACCEPTED', 'OFFER_ACCEPTED']);
  await db.write(async (tx) => tx.update(orders).set({ state: 'CANCELLED' }));
  expect([codeOf(await make()), codeOf(await accept())]).toEqual([undefined, 'OFFER_CLOSED']);
});

test('of a hundred acceptances at once one places the order, and the others are told', async () => {
  const { accept, db, from } = await offered();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => accept({}, from(`203.0.${at}.7`))));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'OFFER_ACCEPTED')).toHaveLength(99);
  expect([await db.$count(orders), await db.$count(orderPapers)]).toEqual([1, 1]);
  expect(await db.$count(notices, eq(notices.kind, 'OFFER_ACCEPTED'))).toBe(1);
});

test('a double press is one order with one answer', async () => {
  const { accept, db } = await offered();
  const input = acceptance();
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(input)));
  expect(answers.map(({ data }) => data.acceptOffer.state as string)).toEqual(Array(10).fill('WON'));
  expect(await db.$count(orders)).toBe(1);
});

test('offers that are accepted at once get numbers without gaps', async () => {
  const many = inGate(6, 20);
  const api = await openSite();
  const all = await Promise.all(
    Array.from({ length: many }, (_, at) => {
      const ask = api.from(`198.51.${at}.1`);
      return enquired({ ...api, asVisitor: ask }).then((one) => ({ ...one, ask }));
    }),
  );
  for (const one of all) await one.offer();
  const answers = await Promise.all(all.map(({ accept, ask }) => accept({}, ask)));
  expect(answers.map(codeOf)).toEqual(Array(many).fill(undefined));
  const numbers = (await api.db.select().from(orders)).map(({ number }) => Number(number.slice(-5)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, at) => at + 1));
});

test('of an acceptance and a revision that is sent in the same moment, one wins and the other is refused', async () => {
  const api = await openSite();
  for (let round = 0; round < 4; round++) {
    const ask = api.from(`198.51.${round}.1`);
    const { accept, make, offer, sendOffer, status } = await enquired({ ...api, asVisitor: ask });
    await offer();
    const [draft] = (await make({ lines: [{ ...line, price: 3000 }] })).data.makeOffer.offers;
    const accepting = accept({}, ask);
    // Drawing the paper takes some hundred milliseconds, in which the admin sends the revision.
    const sending = anyMoment(round * 60, 'the other offer is being accepted').then(() => sendOffer(draft.id));
    const codes = [codeOf(await accepting), codeOf(await sending)];
    expect([
      [undefined, 'OFFER_ACCEPTED'],
      ['OFFER_REPLACED', undefined],
    ]).toContainEqual(codes);
    expect((await status('state')).state).toBe(codes[0] === undefined ? 'WON' : 'OFFERED');
  }
});

test('guessed links find nothing, and an address that guesses has to wait', async () => {
  const { asVisitor, from, db, link } = await offered();
  const input = acceptance();
  const guess = (ask = asVisitor, number = link.number) => ask(AcceptOffer, { number, token: 'x'.repeat(24), input });
  expect([codeOf(await guess()), codeOf(await guess(asVisitor, 'T-2020-00001'))]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const stranger = from('198.51.100.9');
  for (let at = 0; at < 20; at++) await guess(stranger);
  expect(codeOf(await guess(stranger))).toBe('RATE_LIMITED');
  expect(codeOf(await stranger(AcceptOffer, { ...link, input }))).toBe(undefined);
  expect(await db.$count(orders)).toBe(1);
});
