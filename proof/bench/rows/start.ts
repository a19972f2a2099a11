import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, originAt, startSite } from '../../../e2e/testing/site.ts';
import { exchange, hasCode } from '../../tools/exchange.ts';
import { processorOf } from '../../tools/machine.ts';
import { withFolder } from '../../tools/withSite.ts';
import { median, ms, times, type Row } from '../measure/figures.ts';
import { yardsticks } from '../yardsticks/withYardstick.ts';

const rounds = 9;

/** Tells whether a server answers `/`; it refuses connections until its port is open. */
async function answers(port: number) {
  try {
    return (await exchange(originAt(port), { path: '/' }))?.status === 200;
  } catch (error) {
    if (hasCode(error, 'ECONNREFUSED')) return false;
    throw error;
  }
}

/** Measures the milliseconds that a program takes from its start to the first answer at `/`. */
async function firstAnswer(program: string[], settings: Record<string, string> = {}) {
  const port = await freePort();
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...settings };
  const started = performance.now();
  const server = spawn(process.execPath, program, { env, stdio: 'ignore' });
  while (server.exitCode === null && !(await answers(port))) await pause(5);
  const wall = performance.now() - started;
  const processor = 1000 * (await processorOf({ pid: server.pid ?? NaN }));
  server.kill('SIGKILL');
  await once(server, 'close');
  return { wall, processor };
}

type Taken = Awaited<ReturnType<typeof firstAnswer>>;

/** Measures starts of the built server up to the first page, beside starts of Node with a constant reply. */
export const start = (): Promise<Row[]> =>
  withFolder(async (filled) => {
    await (await startSite(filled)).stop();
    const [ours, least]: [Taken[], Taken[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      await withFolder(async (dataDir) => {
        await cp(filled, dataDir, { recursive: true });
        ours.push(await firstAnswer([resolve('dist/server/main.js')], { DATA_DIR: dataDir }));
        least.push(await firstAnswer([yardsticks.constantReply, '1']));
      });
    }
    const middle = (all: Taken[], kind: keyof Taken) => median(all.map((each) => each[kind]));
    const shown = (all: Taken[]) => `${ms(middle(all, 'wall'))}, ${ms(middle(all, 'processor'))} of processor`;
    return [
      {
        what: 'Start to the first page',
        ours: shown(ours),
        yardstick: `node:http alone: ${shown(least)}`,
        ratio: times(middle(ours, 'wall'), middle(least, 'wall')),
      },
    ];
  });
