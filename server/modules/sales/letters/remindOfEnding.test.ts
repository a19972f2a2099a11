import { expect, test } from 'vitest';
import { dayHere, startOfDayHere } from '../../../core/companyDays.ts';
import { offered } from '../../../testing/orders.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { remindOfEnding } from './remindOfEnding.ts';

const hour = 3_600_000;
const origin = 'https://www.firma.example';
const Send = 'mutation ($id: ID!, $remind: Boolean) { sendOffer(id: $id, remind: $remind) { id } }';
const Letters = `query ($id: ID!) { enquiry(id: $id) { letters { kind subject text } history { kind text } } }`;

/** The hour of a day in Istanbul, so many days from now, in milliseconds. */
const at = (days: number, hours: number) =>
  (startOfDayHere(dayHere(Date.now() + days * 24 * hour)) ?? 0) + hours * hour;

/** Opens a site with an offer that ends in three days and was sent, with a reminder where `remind` says so. */
async function sent(remind: boolean) {
  const api = await openTestApi({ sendsMail: true });
  const made = await offered(api);
  await api.asAdmin(Send, { id: made.offerId, remind });
  const letters = async () => (await api.asAdmin(Letters, { id: made.enquiryId })).data.enquiry;
  return { ...api, ...made, letters };
}

test('a buyer is reminded of an offer that ends in three days, once, from the morning on', async () => {
  const { db, letters, link } = await sent(true);
  // Not on the day on which it was sent, and not by night.
  expect(await remindOfEnding(db, origin, at(0, 23))).toBe(0);
  expect(await remindOfEnding(db, origin, at(1, 7))).toBe(0);
  expect(await remindOfEnding(db, origin, at(1, 9))).toBe(1);
  expect(await remindOfEnding(db, origin, at(1, 10))).toBe(0);
  expect(await remindOfEnding(db, origin, at(2, 9))).toBe(0);
  const { letters: written, history } = await letters();
  expect(written).toMatchObject([{ kind: 'REMINDER', subject: `Hatırlatma: teklifimiz ${link.number}/1` }]);
  expect(written[0].text).toContain(`${origin}/teklif/${link.number}/`);
  expect(history.at(-1)).toEqual({ kind: 'REMINDED', text: `${link.number}/1` });
});

test('without the choice of an admin there is no letter', async () => {
  const { db, letters } = await sent(false);
  expect(await remindOfEnding(db, origin, at(1, 9))).toBe(0);
  expect((await letters()).letters).toEqual([]);
});

test('nobody is reminded of an offer that was accepted, declined or replaced', async () => {
  const { db, asAdmin, asVisitor, enquiryId, link, letters } = await sent(true);
  const lines = [{ name: 'Vana', quantity: 1, price: 10, vatRate: 20 }];
  const made = await asAdmin(
    'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }',
    { id: enquiryId, input: { lines, validDays: 3, preparedBy: 'Kerem Ulusoy' } },
  );
  const next = made.data.makeOffer.offers[0].id as string;
  await asAdmin(Send, { id: next, remind: false });
  expect(await remindOfEnding(db, origin, at(1, 9))).toBe(0);

  await asAdmin(Send, { id: next, remind: true });
  const input = { key: 'kararsız-bir-alıcının-anahtarı', revision: 2 };
  const Decline = `mutation ($number: String!, $token: String!, $input: OfferDeclineInput!) {
    declineOffer(number: $number, token: $token, input: $input) { state } }`;
  expect((await asVisitor(Decline, { ...link, input })).data.declineOffer.state).toBe('LOST');
  expect(await remindOfEnding(db, origin, at(1, 9))).toBe(0);
  await asAdmin(`mutation { setEnquiryState(id: "${enquiryId}", state: WON) { id } }`);
  expect(await remindOfEnding(db, origin, at(1, 9))).toBe(0);
  expect((await letters()).letters).toEqual([]);
});
