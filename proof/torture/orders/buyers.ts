import { randomUUID } from 'node:crypto';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { exchange } from '../../tools/exchange.ts';
import { documentAsk, resultOf, type Result } from '../../tools/graphql.ts';
import { unanswered, untilCut, type Until } from '../databases/untilCut.ts';

/** An offer that a buyer accepts; `key` is that of the acceptance. */
export type Acceptance = { key: string; enquiry: string; token: string };

/** `ready` are offers that were sent before the round, so that acceptances are dense. */
export type Accepted = {
  ready: Acceptance[];
  /** The buyers were told that these are ordered. */
  known: Map<string, Acceptance>;
  /** These were sent, with or without an answer. */
  tried: Map<string, Acceptance>;
};

const Send = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number statusPath } }';
const Find = 'query ($search: String!) { enquiries(search: $search, first: 1) { nodes { id } } }';
const Make = 'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }';
const Offer = 'mutation ($id: ID!) { sendOffer(id: $id) { id } }';
const Accept = `mutation ($number: String!, $token: String!, $input: AcceptanceInput!) {
  acceptOffer(number: $number, token: $token, input: $input) { state } }`;

const lines = ['Küresel Vana DN50', 'Altı Köşe Somun', 'Işıklı Şamandıra'].map((name, at) => ({
  ...{ name, quantity: at + 1, price: 3250, vatRate: 20 },
}));
export const linesEach = lines.length;

/** Only so many acceptances an hour are allowed from one address: each comes from another. */
const address = (dice: Dice) => `127.${1 + dice.upTo(250)}.${dice.upTo(250)}.${1 + dice.upTo(250)}`;

type Asking = { origin: string; cookie?: string; from?: string };

async function ask({ origin, cookie = '', from }: Asking, document: string, variables: object): Promise<Result> {
  return resultOf(await exchange(origin, { ...documentAsk(document, variables, cookie), ...(from && { from }) }));
}

const acceptOnce = (origin: string, from: string, { key, enquiry, token }: Acceptance) =>
  ask({ origin, from }, Accept, {
    ...{ number: enquiry, token },
    input: { key, revision: 1, name: 'Şule Ağırbaş', title: 'Bakım Müdürü', read: true },
  });

type Staff = { origin: string; cookie: string };
type Fails = (name: string, errors: Result['errors']) => Error;

async function offerOnce({ origin, cookie }: Staff, from: string, fails: Fails): Promise<Acceptance> {
  async function field<T>(name: string, asking: Asking, document: string, variables: object) {
    const { data, errors } = await ask(asking, document, variables);
    if (!data?.[name]) throw fails(name, errors);
    return data[name] as T;
  }
  const input = { key: randomUUID(), name: 'Şule Ağırbaş', email: 'sule@ornek.com.tr', rows: [{ text: 'Vana' }] };
  type Sent = { number: string; statusPath: string };
  const sent = await field<Sent>('sendEnquiry', { origin, from }, Send, { input });
  const staff = { origin, cookie };
  const { nodes } = await field<{ nodes: { id: string }[] }>('enquiries', staff, Find, { search: sent.number });
  const made = { id: nodes[0]?.id, input: { lines, validDays: 14, preparedBy: 'Kerem Ulusoy' } };
  const { offers } = await field<{ offers: { id: string }[] }>('makeOffer', staff, Make, made);
  await field('sendOffer', staff, Offer, { id: offers[0]?.id });
  return { key: randomUUID(), enquiry: sent.number, token: sent.statusPath.split('/').at(-1) ?? '' };
}

/** Has so many offers made and sent, in peace. */
export async function offerAhead(staff: Staff, dice: Dice, { ready }: Accepted, count: number) {
  const fails: Fails = (name, errors) => new Error(`${name}: ${JSON.stringify(errors)}`);
  while (ready.length < count) ready.push(await offerOnce(staff, address(dice), fails));
}

/** Enquires, has an offer made and sent, and accepts it, now and then three times at once, until the server is gone, or `isOver`. */
export async function orderUntilCut(
  { origin, cookie }: Staff,
  dice: Dice,
  { known, tried, ready }: Accepted,
  { mayBeAway, isOver }: Until,
) {
  const fails: Fails = (name, errors) => unanswered(name, errors, mayBeAway);
  await untilCut(async () => {
    const from = address(dice);
    const one = ready.pop() ?? (await offerOnce({ origin, cookie }, from, fails));
    tried.set(one.key, one);
    const times = dice.happens(0.3) ? 3 : 1;
    await Promise.all(
      Array.from({ length: times }, async () => {
        const { data, errors } = await acceptOnce(origin, from, one);
        if (!data?.acceptOffer) throw unanswered('acceptOffer', errors, mayBeAway);
        known.set(one.key, one);
      }),
    );
  }, isOver);
}

/** Sends acceptances without an answer once more, as a buyer would; gives their number. */
export async function acceptAgain(origin: string, dice: Dice, { known, tried }: Accepted): Promise<number> {
  const open = [...tried.values()].filter(({ key }) => !known.has(key));
  for (const one of open) {
    const { data, errors } = await acceptOnce(origin, address(dice), one);
    if (!data?.acceptOffer) throw new Error(`acceptOffer, again: ${JSON.stringify(errors)}`);
    known.set(one.key, one);
  }
  return open.length;
}
