import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '../../../server/testing/dice.ts';
import { exchange } from '../../tools/exchange.ts';
import { documentAsk, resultOf } from '../../tools/graphql.ts';
import { unanswered, untilCut, type Until } from '../grounds/untilCut.ts';

/** What a buyer was told: the enquiry's number, by the key that it was sent with. */
export type Acknowledged = Map<string, string>;

const send = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }';

const inputOf = (key: string) => ({
  key,
  name: `Alıcı ${key.slice(0, 8)}`,
  email: 'alici@ornek.com.tr',
  rows: [{ text: 'DN65 dirsek ığş', quantity: 12 }, { text: 'Vana' }],
});

/** Sends one after the other, now and then the same twice at once, until the server is gone, or `isOver`. Each from an address of its own. */
export async function sendUntilCut(
  origin: string,
  dice: Dice,
  { known, tried }: { known: Acknowledged; tried: Set<string> },
  { mayBeAway, isOver }: Until,
) {
  const sendOnce = async (key: string, from: string) => {
    const { data, errors } = resultOf(await exchange(origin, { ...documentAsk(send, { input: inputOf(key) }), from }));
    const sent = data?.sendEnquiry as { number: string } | undefined;
    if (!sent) throw unanswered('sendEnquiry', errors, mayBeAway);
    const before = known.get(key);
    if (before && before !== sent.number) throw new Error(`${key} is ${before} and ${sent.number}`);
    known.set(key, sent.number);
  };
  const sendNext = async () => {
    // Ten an hour from one address.
    const from = `127.${1 + dice.upTo(250)}.${dice.upTo(250)}.${1 + dice.upTo(250)}`;
    const key = randomUUID();
    tried.add(key);
    await Promise.all(Array.from({ length: dice.happens(0.3) ? 3 : 1 }, () => sendOnce(key, from)));
    await pause(dice.upTo(5));
  };
  await untilCut(sendNext, isOver);
}

/** Sends once more what had no answer, as a buyer would; resolves to how many there were. */
export async function sendAgain(origin: string, dice: Dice, known: Acknowledged, tried: Set<string>): Promise<number> {
  const open = [...tried].filter((key) => !known.has(key));
  for (const key of open) {
    const from = `127.${1 + dice.upTo(250)}.${dice.upTo(250)}.${1 + dice.upTo(250)}`;
    const { data, errors } = resultOf(await exchange(origin, { ...documentAsk(send, { input: inputOf(key) }), from }));
    const sent = data?.sendEnquiry as { number: string } | undefined;
    if (!sent) throw new Error(`sendEnquiry, again: ${JSON.stringify(errors)}`);
    known.set(key, sent.number);
  }
  return open.length;
}
