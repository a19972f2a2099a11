import { expect, onTestFinished, test } from 'vitest';
import { outbox } from '../../../db/tables/mailTables.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { addProduct, enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';
import { offerSheetJob } from './paper/offerSheet.job.ts';

const Send = `mutation ($id: ID!, $text: String, $version: Int) { sendOffer(id: $id, text: $text, version: $version) {
  version offers { mail { state text admin } } history { kind text } } }`;
const Read = '{ enquiries { nodes { id version offers { id mail { state } } } } }';
const text = 'Sayın Işıl Ağırbaş,\n\nTeklifimiz ektedir: ğüşiöçİ.\n\nSaygılarımızla';

/** Opens a site that sends mail, with an offer. */
async function offered({ refusals = 0, refuses = false, sendsMail = true, isDrawn = false } = {}) {
  const api = await openTestApi({ sendsMail });
  const mail = await mailServer({ refusals, refuses: () => (refuses ? 550 : undefined) });
  const productId = await addProduct(api.asAdmin);
  const sent = await api.asVisitor(SendEnquiry, { input: enquiryInput({ rows: [{ productId }] }) });
  const { id } = (await api.asAdmin(Read)).data.enquiries.nodes[0];
  const lines = [{ name: 'Küresel Vana DN50', quantity: 12, price: 3250, vatRate: 20 }];
  await api.asAdmin('mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { id } }', {
    id,
    input: { lines, validDays: 14, preparedBy: 'Kerem' },
  });
  // A process of its own takes seconds to start, so only one test uses one.
  const offerPdf = async (offer: string) =>
    isDrawn ? api.heavyWork.run(offerSheetJob, { id: offer, origin: null }) : Buffer.from('%PDF');
  const post = { ...mail.post, offerPdf };
  // The outbox also holds the enquiry's own mails.
  await sendDue(api.db, mail.post, api.log, Date.now() - 86_400_000);
  const read = async () => (await api.asAdmin(Read)).data.enquiries.nodes[0];
  const offers = () => mail.letters.filter((letter) => letter.includes('Subject: Teklifimiz'));
  const deliver = (later: number) => sendDue(api.db, post, api.log, Date.now() + later);
  return { ...api, ...mail, post, read, offers, deliver, number: sent.data.sendEnquiry.number as string };
}

function attached(letter: string) {
  const [, part = ''] = letter.split('Content-Type: application/pdf');
  const [head = '', body = ''] = part.split('\r\n\r\n');
  const [base64 = ''] = body.split('\r\n--');
  return { head, bytes: Buffer.from(base64, 'base64') };
}

test('the buyer receives an offer once, as it was written, with its PDF', { timeout: 60_000 }, async () => {
  const { asAdmin, read, offers, deliver, number } = await offered({ isDrawn: true });
  const before = await read();
  const { data } = await asAdmin(Send, { id: before.offers[0].id, text, version: before.version });
  expect(data.sendOffer.offers[0].mail).toEqual({ state: 'WAITING', text, admin: 'admin@vitrin.example' });
  expect(data.sendOffer.history.at(-1)).toEqual({ kind: 'SENT', text: `${number}/1` });
  await deliver(0);
  await deliver(3_600_000);
  expect(offers()).toHaveLength(1);
  const [letter = ''] = offers();
  expect(letter).toMatch(/^To: .*<isil@ornek.com.tr>$/m);
  expect(letter).toMatch(/^From: .*<?bilgi@ornek.com.tr>?$/m);
  for (const part of Object.values(partsOf(letter))) expect(part).toContain('Teklifimiz ektedir: ğüşiöçİ.');
  const { head, bytes } = attached(letter);
  expect(head).toContain(`${number}-1.pdf`);
  expect((await readPdf(bytes)).text).toContain('Küresel Vana DN50');
  expect((await read()).offers[0].mail.state).toBe('SENT');
});

test('a mail server that is down is tried again, also after a restart, and recognises a letter that comes twice', async () => {
  const { asAdmin, read, letters, offers, deliver, db, folder, log, post } = await offered({ refusals: 3 });
  const { offers: made } = await read();
  await asAdmin(Send, { id: made[0].id, text });
  await deliver(0);
  expect(offers()).toHaveLength(0);
  expect((await read()).offers[0].mail.state).toBe('WAITING');
  db.close();
  const afterRestart = await openTestDatabase(folder);
  onTestFinished(() => afterRestart.close());
  for (let n = 0; n < 2; n++) await sendDue(afterRestart, post, log, Date.now() + 61_000);
  expect(offers()).toHaveLength(1);
  expect(letters).toHaveLength(3);
  expect(offers()[0]).toMatch(/^Message-ID: <offer-[\da-f-]{36}@vitrin\.example>$/m);
});

test('a second click sends nothing more', async () => {
  const { asAdmin, read, offers, deliver } = await offered();
  const { version, offers: made } = await read();
  const answers = await Promise.all([1, 2].map(() => asAdmin(Send, { id: made[0].id, text, version })));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'sent');
  expect(codes.sort()).toEqual(['CONFLICT', 'sent']);
  await deliver(0);
  expect(offers()).toHaveLength(1);
});

test('a letter that no server accepts for three days is shown as failed', async () => {
  const { asAdmin, read, db } = await offered();
  await asAdmin(Send, { id: (await read()).offers[0].id, text });
  const { removeMailsOlderThan: removeOlderThan } = await import('../../../mail/outbox.store.ts');
  await removeOlderThan(db, Date.now() + 1000);
  expect((await read()).offers[0].mail.state).toBe('FAILED');
});

test('a letter to an address that is refused permanently is not sent again, and the offer shows that', async () => {
  const { asAdmin, read, named, deliver } = await offered({ refuses: true });
  await asAdmin(Send, { id: (await read()).offers[0].id, text });
  for (const later of [0, 3_600_000, 86_400_000]) await deliver(later);
  const { data } = await asAdmin('{ enquiries { nodes { offers { mail { state failure } } } } }');
  expect(data.enquiries.nodes[0].offers[0].mail).toEqual({ state: 'FAILED', failure: 'REFUSED' });
  // These are the confirmation and the letter.
  expect(named.filter((address) => address === 'isil@ornek.com.tr')).toHaveLength(2);
});

test('erasing a person cancels the letters that wait for them', async () => {
  const { asAdmin, db, read, named, offers, deliver } = await offered();
  const { id, offers: made } = await read();
  await asAdmin(Send, { id: made[0].id, text });
  const erase = 'mutation ($ids: [ID!]!) { erasePersonalData(contact: "isil@ornek.com.tr", ids: $ids) }';
  expect((await asAdmin(erase, { ids: [`enquiry:${id}`] })).errors).toBeUndefined();
  expect(await db.$count(outbox)).toBe(0);
  await deliver(0);
  expect([offers(), named]).toEqual([[], []]);
});

test('a site without a mail server says so, and buyers do not see letters', async () => {
  const { asAdmin, asVisitor, read } = await offered({ sendsMail: false });
  const { offers: made } = await read();
  const { errors } = await asAdmin(Send, { id: made[0].id, text });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  expect((await asAdmin('{ sendsMail }')).data).toEqual({ sendsMail: false });
  const own = await asVisitor('{ enquiryStatus(number: "x", token: "y") { offer { mail { text } } } }');
  expect(own.errors?.[0]?.extensions.code ?? own.data.enquiryStatus).toBeNull();
  const unknown = await asAdmin(Send, { id: 'yok', text });
  expect(unknown.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
