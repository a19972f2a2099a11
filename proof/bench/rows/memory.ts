import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Site } from '../../../e2e/testing/site.ts';
import { times, type Row } from '../measure/row.ts';

/** Resident memory after what was measured before, beside a Node process that answers one constant reply. */
export async function memory({ pid }: Site): Promise<Row[]> {
  const bare = spawn(process.execPath, ['proof/bench/yardsticks/constantReply.mjs', '1']);
  try {
    await once(bare.stdout, 'data');
    const [ours, least] = [await residentOf(pid), await residentOf(bare.pid ?? NaN)];
    return [
      {
        what: 'Memory of the server after all that',
        ours: `${Math.round(ours)} MB`,
        yardstick: `node:http alone: ${Math.round(least)} MB`,
        ratio: times(ours, least),
      },
    ];
  } finally {
    bare.kill();
  }
}

/** In megabytes; Linux alone tells. */
async function residentOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
