import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startSite } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../e2e/testing/starterData.ts';
import { quantile } from './ask.ts';

/**
 * How long a start takes with everything built, from the process to the first page: `npm run build && npm run bench:start`.
 * Polls finer than the tests do, and gives the middle of nine. The processor's time tells more where others are at work.
 */
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

async function firstAnswer(dataDir: string) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const started = performance.now();
  const server = spawn(process.execPath, [resolve('dist/server/main.js')], { env, stdio: 'ignore' });
  while (server.exitCode === null && (await status(port)) !== 200) await pause(5);
  const took = { wall: performance.now() - started, processor: processorTime(server.pid) };
  server.kill('SIGKILL');
  await once(server, 'close');
  return took;
}

const filled = await temporaryFolder();
await (await startSite(filled)).stop();
const times: Awaited<ReturnType<typeof firstAnswer>>[] = [];
for (let round = 0; round < rounds; round++) {
  const dataDir = await temporaryFolder();
  await cp(filled, dataDir, { recursive: true });
  times.push(await firstAnswer(dataDir));
  await rm(dataDir, { recursive: true });
}
await rm(filled, { recursive: true });
const ms = (kind: 'wall' | 'processor', share: number) =>
  `${Math.round(
    quantile(
      times.map((each) => each[kind]),
      share,
    ),
  )} ms`;
console.log(`First page after ${ms('wall', 0.5)} (middle of ${rounds} starts; ${ms('wall', 0)} to ${ms('wall', 1)}).`);
console.log(`Processor: ${ms('processor', 0.5)} (${ms('processor', 0)} to ${ms('processor', 1)}).`);
