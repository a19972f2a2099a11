import { readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** Names the machine beside a figure: '2 × Intel(R) Xeon(R) Processor, 24 GB, Node 24.21.0'. */
export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

// Only Linux has /proc: elsewhere the following functions throw.

/** Gives the seconds of processor time that a process has used so far. */
export async function processorOf({ pid }: { pid: number }): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? NaN) + (system ?? NaN)) / 100;
}

/** Gives the megabytes of memory that a process has resident. */
export async function residentOf({ pid }: { pid: number }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
