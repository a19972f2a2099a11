import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Target } from '../measure/load.ts';

/** Each yardstick is a server that prints its port. */
export const yardsticks = {
  constantReply: resolve('proof/bench/yardsticks/constantReply.mjs'),
  bareGraphql: resolve('proof/bench/yardsticks/bareGraphql.mjs'),
};

/** Calls `use` with a yardstick that was started with this argument, and ends the yardstick afterwards. */
export async function withYardstick<T>(program: string, argument: string, use: (target: Target) => Promise<T>) {
  const server = spawn(process.execPath, [program, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    return await use({ port: Number(line.toString()), pid: server.pid ?? NaN });
  } finally {
    server.kill();
  }
}
