import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startSite } from '../../../e2e/testing/site.ts';
import { temporaryFolder } from '../../../e2e/testing/starterData.ts';
import { quantile } from '../measure/asking.ts';
import { ms, times, type Row } from '../measure/row.ts';

const rounds = 9;

const status = (port: number) =>
  new Promise<number>((resolve) => {
    request({ port, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      // Refused until the port is open.
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 0 : NaN))
      .end();
  });

/** Milliseconds of processor that a process has taken; only Linux tells, in hundredths of a second. */
function processorTime(pid: number | undefined) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const [, rest = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** How long a program takes from its start to the first answer at `/`. */
async function firstAnswer(program: string[], settings: Record<string, string> = {}) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...settings,
  };
  const started = performance.now();
  const server = spawn(process.execPath, program, { env, stdio: 'ignore' });
  while (server.exitCode === null && (await status(port)) !== 200) await pause(5);
  const took = { wall: performance.now() - started, processor: processorTime(server.pid) };
  server.kill('SIGKILL');
  await once(server, 'close');
  return took;
}

/** A start with everything built, from the process to the first page, beside one of Node with a constant reply; each a median. */
export async function start(): Promise<Row[]> {
  const filled = await temporaryFolder();
  await (await startSite(filled)).stop();
  const [ours, least]: [Taken[], Taken[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const dataDir = await temporaryFolder();
    await cp(filled, dataDir, { recursive: true });
    ours.push(await firstAnswer([resolve('dist/server/main.js')], { DATA_DIR: dataDir }));
    least.push(await firstAnswer([resolve('proof/bench/yardsticks/constantReply.mjs'), '1']));
    await rm(dataDir, { recursive: true });
  }
  await rm(filled, { recursive: true });
  const middle = (all: Taken[], kind: keyof Taken) =>
    quantile(
      all.map((each) => each[kind]),
      0.5,
    );
  const shown = (all: Taken[]) => `${ms(middle(all, 'wall'))}, ${ms(middle(all, 'processor'))} of processor`;
  return [
    {
      what: 'Start to the first page',
      ours: shown(ours),
      yardstick: `node:http alone: ${shown(least)}`,
      ratio: times(middle(ours, 'wall'), middle(least, 'wall')),
    },
  ];
}

type Taken = Awaited<ReturnType<typeof firstAnswer>>;
