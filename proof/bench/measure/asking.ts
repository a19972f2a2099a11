import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { exchange, type Ask } from '../../tools/exchange.ts';
import { documentAsk } from '../../tools/graphql.ts';

/** Asks over one connection kept open, as a browser does; gives the body and the milliseconds it took. */
export function createAsking(origin: string, cookie = '') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (asked: Ask) => {
    const started = performance.now();
    const { status, body } = (await exchange(origin, { ...asked, agent })) ?? { status: 0, body: '' };
    const ms = performance.now() - started;
    if (status !== 200 || body.startsWith('{"errors"')) throw new Error(`${asked.path}: ${body.slice(0, 500)}`);
    return { body, ms };
  };
  return {
    page: (path: string) => send({ path, headers: { cookie } }),
    query: (query: string, variables: object) => send(documentAsk(query, variables, cookie)),
    close: () => agent.destroy(),
  };
}

export type Asking = ReturnType<typeof createAsking>;

/** Sends requests one after the other, `rest` milliseconds apart, while the work is done; gives the milliseconds of each. */
export async function timesWhile(work: () => unknown, request: () => Promise<unknown>, rest: number) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await request();
      times.push(performance.now() - started);
      if (rest > 0) await pause(rest);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
  }
  await asking;
  return times;
}
