import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { except } from '../../../e2e/testing/expected.ts';
import type { Site } from '../../../e2e/testing/site.ts';
import { memoryOf } from './inspector.ts';

/** Counts, and sizes in megabytes. */
export type Sample = { files: number; sockets: number; timers: number; heap: number; buffers: number; rss: number };

const megabyte = 1024 * 1024;
const rounded = (bytes: number) => Math.round((10 * bytes) / megabyte) / 10;
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What each open file of the process is: 'socket:[1234]' or a path. */
async function openFiles(pid: number) {
  const folder = `/proc/${pid}/fd`;
  // One that is closed between the two calls is gone.
  const names = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(`${folder}/${fd}`).catch(except(isMissing))),
  );
  return names.filter((name) => name !== undefined);
}

const isSocket = (name: string) => name.startsWith('socket:');
const socketsOf = async (pid: number) => (await openFiles(pid)).filter(isSocket).length;

/** Waits until connections that were left are closed, at most so many milliseconds. */
async function quiet(pid: number, patience = 8000) {
  let last = Infinity;
  for (const end = Date.now() + patience; Date.now() < end; await pause(400)) {
    const now = await socketsOf(pid);
    if (now >= last) return;
    last = now;
  }
}

/** Looks at a server that has nothing to do. Linux alone tells of open files: elsewhere it throws. */
export async function takeSample({ pid, output }: Site): Promise<Sample> {
  await quiet(pid);
  const { heapUsed, external, resources } = await memoryOf(output());
  const open = await openFiles(pid);
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  const sockets = open.filter(isSocket).length;
  return {
    files: open.length - sockets,
    sockets,
    timers: resources.filter((name) => name === 'Timeout').length,
    heap: rounded(heapUsed),
    buffers: rounded(external),
    rss: rounded(kilobytes * 1024),
  };
}

/** Seconds of processor that the process has used so far. */
export async function processorOf({ pid }: Pick<Site, 'pid'>): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? NaN) + (system ?? NaN)) / 100;
}
