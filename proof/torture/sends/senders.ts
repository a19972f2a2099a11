import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { exchange } from '../../tools/exchange.ts';
import { documentAsk, resultOf } from '../../tools/graphql.ts';
import { unanswered, untilCut, type Until } from '../databases/untilCut.ts';

/** Each buyer got a number for an enquiry; it stands under the key that the enquiry was sent with. */
export type Acknowledged = Map<string, string>;

const sendEnquiry = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }';

const inputOf = (key: string) => ({
  key,
  name: `Alıcı ${key.slice(0, 8)}`,
  email: 'alici@ornek.com.tr',
  rows: [{ text: 'DN65 dirsek ığş', quantity: 12 }, { text: 'Vana' }],
});

/** Ten enquiries an hour are allowed from one address: each comes from another. */
const address = (dice: Dice) => `127.${1 + dice.upTo(250)}.${dice.upTo(250)}.${1 + dice.upTo(250)}`;

/** Sends an enquiry; undefined in `sent` when it was not acknowledged. */
async function send(origin: string, key: string, from: string) {
  const asked = { ...documentAsk(sendEnquiry, { input: inputOf(key) }), from };
  const { data, errors } = resultOf(await exchange(origin, asked));
  return { sent: data?.sendEnquiry as { number: string } | undefined, errors };
}

/** Sends one enquiry after the other, now and then the same three times at once, until the server is gone, or `isOver`. */
export async function sendUntilCut(
  origin: string,
  dice: Dice,
  { known, tried }: { known: Acknowledged; tried: Set<string> },
  { mayBeAway, isOver }: Until,
) {
  const sendOnce = async (key: string, from: string) => {
    const { sent, errors } = await send(origin, key, from);
    if (!sent) throw unanswered('sendEnquiry', errors, mayBeAway);
    const before = known.get(key);
    if (before && before !== sent.number) throw new Error(`${key} is ${before} and ${sent.number}`);
    known.set(key, sent.number);
  };
  const sendNext = async () => {
    const from = address(dice);
    const key = randomUUID();
    tried.add(key);
    await Promise.all(Array.from({ length: dice.happens(0.3) ? 3 : 1 }, () => sendOnce(key, from)));
    await pause(dice.upTo(5));
  };
  await untilCut(sendNext, isOver);
}

/** Sends enquiries without an answer once more, as a buyer would; gives their number. */
export async function sendAgain(origin: string, dice: Dice, known: Acknowledged, tried: Set<string>): Promise<number> {
  const open = [...tried].filter((key) => !known.has(key));
  for (const key of open) {
    const { sent, errors } = await send(origin, key, address(dice));
    if (!sent) throw new Error(`sendEnquiry, again: ${JSON.stringify(errors)}`);
    known.set(key, sent.number);
  }
  return open.length;
}
