// Takes long: a built server is killed at each step of an acceptance, and started again.
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { exchange, hasCode } from '../../proof/tools/exchange.ts';
import { documentAsk, resultOf } from '../../proof/tools/graphql.ts';
import { anyMoment, except } from '../testing/expected.ts';
import { ask, sessionCookie, startSite, type Site } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

const Send = `mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number statusPath } }`;
const Find = 'query ($number: String!) { enquiries(search: $number) { nodes { id } } }';
const Make = `mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }`;
const SendOffer = 'mutation ($id: ID!) { sendOffer(id: $id) { id } }';
const Accept = `mutation ($number: String!, $token: String!, $input: AcceptanceInput!) {
  acceptOffer(number: $number, token: $token, input: $input) { state } }`;

const drawing = Buffer.from('%PDF-1.7\n% çizim\n%%EOF\n');

/** Sends a file for an enquiry; resolves to its id once the server has answered. */
async function attach({ origin }: Site): Promise<string> {
  const query = 'mutation ($file: Upload!) { addEnquiryAttachment(file: $file) { id } }';
  const body = new FormData();
  body.set('operations', JSON.stringify({ query, variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob([drawing]), 'çizim.pdf');
  const headers = { 'apollo-require-preflight': '1' };
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { addEnquiryAttachment: { id: string } } };
  return data.addEnquiryAttachment.id;
}

/** Rounds of each of two sites. */
const rounds = 10;

type Found = { enquiries: { nodes: { id: string }[] } };
type Made = { makeOffer: { offers: { id: string }[] } };
type Offered = { number: string; token: string; key: string; from: string };

const address = (at: number) => `127.9.${at}.1`;

/** Sends an enquiry from an address of its own, since the server limits each, and sends an offer for it. */
async function offered(site: Site, cookie: string, at: number): Promise<Offered> {
  const input = { key: randomUUID(), name: 'Işıl', email: 'isil@ornek.com.tr', rows: [{ text: 'Vana' }] };
  const answer = await exchange(site.origin, { ...documentAsk(Send, { input }), from: address(at) });
  const sent = resultOf(answer).data?.sendEnquiry as { number: string; statusPath: string };
  const { enquiries } = await ask<Found>(site, Find, { number: sent.number }, cookie);
  const lines = [{ name: 'Küresel Vana', quantity: 2, price: 100, vatRate: 20 }];
  const offer = { lines, validDays: 14, preparedBy: 'Kerem Ulusoy' };
  const { makeOffer } = await ask<Made>(site, Make, { id: enquiries.nodes[0]?.id, input: offer }, cookie);
  await ask(site, SendOffer, { id: makeOffer.offers[0]?.id }, cookie);
  return { number: sent.number, token: sent.statusPath.split('/').at(-1) ?? '', key: randomUUID(), from: address(at) };
}

const isCut = (error: unknown) => hasCode(error, 'ECONNRESET', 'ECONNREFUSED', 'EPIPE');

/** Resolves to whether the buyer got the answer that the offer is accepted. */
async function accept({ origin }: Site, { number, token, key, from }: Offered): Promise<boolean> {
  const input = { key, revision: 1, name: 'Şule Ağırbaş', title: 'Bakım Müdürü', read: true };
  const asked = { ...documentAsk(Accept, { number, token, input }), from };
  // A connection that is cut says nothing of what was stored.
  const answer = await exchange(origin, asked).catch(except(isCut));
  if (!answer) return false;
  const { data, errors } = resultOf(answer);
  expect(errors).toBeUndefined();
  return (data?.acceptOffer as { state: string }).state === 'WON';
}

type Stored = { number: string; state: string; orders: number; rows: number; papers: number; events: number };

/** Reads what the database holds of each enquiry, and the numbers of all orders. */
function stored(dataDir: string) {
  const db = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  const of = (table: string) => `(SELECT count(*) FROM ${table} t JOIN orders o ON o.seq = t.order_seq
    WHERE o.enquiry_seq = e.seq)`;
  const all = db
    .prepare(
      `SELECT number, state, (SELECT count(*) FROM orders o WHERE o.enquiry_seq = e.seq) orders,
        ${of('order_rows')} rows, ${of('order_papers')} papers, (SELECT count(*) FROM enquiry_events v
        WHERE v.enquiry_seq = e.seq AND v.kind = 'ACCEPTED') events FROM enquiries e`,
    )
    .all() as Stored[];
  const numbers = db.prepare('SELECT number FROM orders ORDER BY number').pluck().all() as string[];
  db.close();
  return { all: new Map(all.map(({ number, ...one }) => [number, one])), numbers };
}

const accepted = { state: 'WON', orders: 1, rows: 1, papers: 1, events: 1 };
const open = { state: 'OFFERED', orders: 0, rows: 0, papers: 0, events: 0 };

/** Accepts an offer in each round and kills the server meanwhile; returns in how many rounds the order was stored. */
async function play() {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  let site = await startSite(dataDir);
  onTestFinished(() => site.kill());
  const cookie = await sessionCookie(site);
  const offers: Offered[] = [];
  for (let at = 0; at < rounds; at++) offers.push(await offered(site, cookie, at));
  const files: string[] = [];
  let whole = 0;
  let after = 0;
  for (const [round, offer] of offers.entries()) {
    files.push(await attach(site));
    const accepting = accept(site, offer);
    await (round === rounds - 1 ? accepting : anyMoment(after, 'the acceptance is stored, or not'));
    await site.kill();
    const isAnswered = await accepting;
    const found = stored(dataDir).all.get(offer.number);
    // An acceptance that was answered is stored.
    expect(isAnswered ? [accepted] : [accepted, open]).toContainEqual(found);
    if (found?.orders) whole++;
    // The moments come closer to the one at which it is stored.
    after = found?.orders ? after * 0.9 : after + 600;
    site = await startSite(dataDir);
  }
  // Each buyer presses again, with the same key.
  for (const one of offers) expect(await accept(site, one)).toBe(true);
  await site.kill();
  const { all, numbers } = stored(dataDir);
  expect([...all.values()]).toEqual(Array(rounds).fill(accepted));
  expect(numbers.map((number) => Number(number.slice(-5)))).toEqual(offers.map((_, at) => at + 1));
  // A file that was acknowledged is there after each kill.
  for (const id of files) expect(await readFile(join(dataDir, 'uploads', 'attachments', id))).toEqual(drawing);
  return whole;
}

test('of twenty acceptances whose server is killed, each is stored whole or not at all, and no number is lost', async () => {
  // Two sites at once, since each waits for its start most of the time.
  for (const whole of await Promise.all([play(), play()])) {
    // The first is cut before it is stored, and the last once it is answered.
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(rounds);
  }
});
