import { Agent } from 'node:http';
import { startSite } from '../../../e2e/testing/site.ts';
import { exchange, faultOf, type Answer } from '../../tools/exchange.ts';
import { keptBytes } from './inspector.ts';
import { openDoors, type Door } from './doors.ts';

/** A batch has so many requests to one door, and half as many where each takes long. */
const requests = 200;
const fewer = 100;
/** A batch may leave so many bytes behind, which is what memory wavers by: four kilobytes a request. A leak of 20 kB is five times that. */
export const allowedBytes = 4096 * requests;

/** So many are under way at a time. */
const atOnce = 4;
/** Equal batches, of which the middle growth counts: one may fall into what a cache or a compiler does. */
const batches = 3;

export type Left = {
  door: string;
  /** Bytes of the middle batch, and of each. */
  bytes: number;
  growth: number[];
  statuses: Record<number, number>;
};

/** No limit of one address is reached: the addresses are this machine's, and the server takes each for another visitor. */
const addressOf = (n: number) => `127.0.${1 + (n % 200)}.1`;

type Ways = { origin: string; count: (answer: Answer | undefined) => void };

async function sendBatch(door: Door, from: number, to: number, { origin, count }: Ways) {
  // The server closes connections that rest while memory is read.
  const agent = new Agent({ keepAlive: true });
  let next = from;
  const one = async () => {
    while (next < to) {
      const n = next++;
      const ask = await door.ask(n);
      const answer = await exchange(origin, { from: addressOf(n), ...(door.keeps && { agent }), ...ask });
      const fault = faultOf(answer);
      if (fault) throw new Error(`${door.name}: ${fault}`);
      count(answer);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one)).finally(() => agent.destroy());
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Sends equal batches of requests to each door of a server of its own, and reads what all threads keep after each. One batch of
 * each comes before: caches fill, and code is compiled. `imported` is an option of Node that loads more into the process.
 */
export async function bytesLeft(
  dataDir: string,
  { only, imported = '' }: { only?: readonly string[]; imported?: string } = {},
): Promise<Left[]> {
  const site = await startSite(dataDir, { NODE_OPTIONS: `--inspect=127.0.0.1:0 ${imported}` });
  try {
    const doors = (await openDoors(site)).filter(({ name }) => only?.includes(name) ?? true);
    const send = (door: Door, batch: number, count: Ways['count']) => {
      const each = door.isSlow ? fewer : requests;
      return sendBatch(door, batch * each, (batch + 1) * each, { origin: site.origin, count });
    };
    for (const door of doors) await send(door, 0, () => undefined);
    const left: Left[] = [];
    for (const door of doors) {
      const statuses: Record<number, number> = {};
      const count = (answer: Answer | undefined) => {
        const status = answer?.status ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
      };
      const growth: number[] = [];
      let last = await keptBytes(site.output());
      for (let batch = 1; batch <= batches; batch++) {
        await send(door, batch, count);
        const now = await keptBytes(site.output());
        growth.push(Math.round(now - last));
        last = now;
      }
      left.push({ door: door.name, bytes: middle(growth), growth, statuses });
    }
    return left;
  } finally {
    await site.stop();
  }
}
