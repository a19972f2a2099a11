import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { except } from '../../../e2e/testing/expected.ts';
import type { Site } from '../../../e2e/testing/site.ts';
import { hasCode } from '../../tools/exchange.ts';
import { residentOf } from '../../tools/machine.ts';
import { memoryOf } from './inspector.ts';

/** The first three are counts of open things, the others sizes in megabytes. */
export type Sample = { files: number; sockets: number; timers: number; heap: number; buffers: number; rss: number };

const megabyte = 1024 * 1024;
const rounded = (bytes: number) => Math.round((10 * bytes) / megabyte) / 10;

/** Gives the names of the open files of a process: 'socket:[1234]' or a path. */
async function openFiles(pid: number) {
  const folder = `/proc/${pid}/fd`;
  // A file that is closed between the two calls is gone.
  const names = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(`${folder}/${fd}`).catch(except((error) => hasCode(error, 'ENOENT')))),
  );
  return names.filter((name) => name !== undefined);
}

const isSocket = (name: string) => name.startsWith('socket:');
const socketsOf = async (pid: number) => (await openFiles(pid)).filter(isSocket).length;

/** Waits until abandoned connections are closed, for `patience` milliseconds at most. */
async function quiet(pid: number, patience = 8000) {
  let last = Infinity;
  for (const end = Date.now() + patience; Date.now() < end; await pause(400)) {
    const now = await socketsOf(pid);
    if (now >= last) return;
    last = now;
  }
}

/** Looks at a server that has nothing to do. Throws outside Linux, which alone shows open files. */
export async function takeSample({ pid, output }: Site): Promise<Sample> {
  await quiet(pid);
  const { heapUsed, external, resources } = await memoryOf(output());
  const open = await openFiles(pid);
  const sockets = open.filter(isSocket).length;
  return {
    files: open.length - sockets,
    sockets,
    timers: resources.filter((name) => name === 'Timeout').length,
    heap: rounded(heapUsed),
    buffers: rounded(external),
    rss: Math.round(10 * (await residentOf({ pid }))) / 10,
  };
}
