// Takes long: a built server is killed while it records parts of an order, and started again.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { exchange, hasCode } from '../../proof/tools/exchange.ts';
import { documentAsk, resultOf } from '../../proof/tools/graphql.ts';
import { anyMoment, except } from '../testing/expected.ts';
import { ask, sessionCookie, startSite, type Site } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

const Send = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }';
const Find = 'query ($number: String!) { enquiries(search: $number) { nodes { id } } }';
const Make = 'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }';
const SendOffer = 'mutation ($id: ID!) { sendOffer(id: $id) { id } }';
const Record = `mutation ($id: ID!) {
  recordAcceptance(offerId: $id, input: { channel: PHONE, name: "Şule Ağırbaş" }) { id rows { id } } }`;
const Confirm = 'mutation ($id: ID!) { setOrderState(id: $id, state: CONFIRMED) { id } }';
const Ship = `mutation ($id: ID!, $rowId: ID!, $key: ID!) {
  addShipment(orderId: $id, rows: [{ rowId: $rowId, quantity: 5 }], key: $key) { order { state } } }`;

const rounds = 8;
type Ordered = { id: string; rows: { id: string }[] };

/** Makes an order of as many parts as there are rounds, and confirms it. */
async function ordered(site: Site, cookie: string): Promise<Ordered> {
  const input = { key: randomUUID(), name: 'Işıl', email: 'isil@ornek.com.tr', rows: [{ text: 'Vana' }] };
  const { sendEnquiry } = await ask<{ sendEnquiry: { number: string } }>(site, Send, { input });
  const found = await ask<{ enquiries: { nodes: { id: string }[] } }>(site, Find, sendEnquiry, cookie);
  const lines = [{ name: 'Küresel Vana', quantity: 5 * rounds, price: 100, vatRate: 20 }];
  const offer = { lines, validDays: 14, preparedBy: 'Kerem Ulusoy' };
  const made = { id: found.enquiries.nodes[0]?.id, input: offer };
  const { makeOffer } = await ask<{ makeOffer: { offers: { id: string }[] } }>(site, Make, made, cookie);
  const sent = { id: makeOffer.offers[0]?.id };
  await ask(site, SendOffer, sent, cookie);
  const { recordAcceptance: order } = await ask<{ recordAcceptance: Ordered }>(site, Record, sent, cookie);
  await ask(site, Confirm, { id: order.id }, cookie);
  return order;
}

const isCut = (error: unknown) => hasCode(error, 'ECONNRESET', 'ECONNREFUSED', 'EPIPE');

/** Records a part; resolves to whether the office got the answer. */
async function ship({ origin }: Site, cookie: string, variables: object): Promise<boolean> {
  const answer = await exchange(origin, documentAsk(Ship, variables, cookie)).catch(except(isCut));
  if (!answer) return false;
  expect(resultOf(answer).errors).toBeUndefined();
  return true;
}

/** Reads how many parts are stored, with how many rows and how much in all. */
function stored(dataDir: string) {
  const db = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  const [parts] = db.prepare('SELECT count(*) FROM shipments').raw().get() as [number];
  const [rows, sum] = db.prepare('SELECT count(*), coalesce(sum(quantity), 0) FROM shipment_rows').raw().get() as [
    number,
    number,
  ];
  db.close();
  return { parts, rows, sum };
}

const whole = (parts: number) => ({ parts, rows: parts, sum: 5 * parts });

test('of parts whose server is killed each is recorded whole or not at all, and once, however often it is sent', async () => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  let site = await startSite(dataDir);
  onTestFinished(() => site.kill());
  const cookie = await sessionCookie(site);
  const order = await ordered(site, cookie);
  let after = 0;
  let kept = 0;
  for (let round = 0; round < rounds; round++) {
    const part = { id: order.id, rowId: order.rows[0]?.id, key: randomUUID() };
    const shipping = ship(site, cookie, part);
    await (round === rounds - 1 ? shipping : anyMoment(after, 'the part is stored, or not'));
    await site.kill();
    const isAnswered = await shipping;
    const found = stored(dataDir);
    expect(isAnswered ? [whole(round + 1)] : [whole(round), whole(round + 1)]).toContainEqual(found);
    if (found.parts > round) kept++;
    after = found.parts > round ? after * 0.9 : after + 600;
    site = await startSite(dataDir);
    // Nobody knows whether it was recorded: it is sent once more, and twice at once.
    expect(await Promise.all([ship(site, cookie, part), ship(site, cookie, part)])).toEqual([true, true]);
    expect(stored(dataDir)).toEqual(whole(round + 1));
  }
  expect(kept).toBeGreaterThan(0);
  const { order: last } = await ask<{ order: { state: string } }>(
    site,
    'query ($id: ID!) { order(id: $id) { state } }',
    { id: order.id },
    cookie,
  );
  expect(last.state).toBe('SENT');
});
