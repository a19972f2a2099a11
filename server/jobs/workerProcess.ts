import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import type { FromWorker, ToWorker } from './jobMessages.ts';

/** The most characters of a worker's last output that are kept for the log. */
const mostWords = 4000;

/** The end of a worker; `error` when it could not be started. */
export type WorkerEnd = { code: number | null; signal: NodeJS.Signals | null; words: string; error?: Error };

/** Starts a worker as a process of its own, so that no crash, not even in native code, affects this process. */
export function startWorker(file: string, megabytes: number) {
  const child = fork(file, [], {
    // This serialization keeps bytes and maps.
    serialization: 'advanced',
    // Half of the memory is for V8's heap; bytes, pictures and the database lie outside of it.
    execArgv: [`--max-old-space-size=${megabytes / 2}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (data: Buffer) => (words = (words + data.toString()).slice(-mostWords)));
  let hear: (message: FromWorker) => void = () => undefined;
  let atEnd: (end: WorkerEnd) => void = () => undefined;
  let isAlive = true;
  const end = (how: Omit<WorkerEnd, 'words'>) => {
    isAlive = false;
    atEnd({ ...how, words });
  };
  child.on('message', (message: FromWorker) => hear(message));
  child.once('error', (error) => end({ code: null, signal: null, error }));
  child.once('close', (code, signal) => end({ code, signal }));

  return {
    megabytes,
    isAlive: () => isAlive,
    /** Sends a message. A worker that has ended ignores it, and `onEnd` reports the end. */
    tell: (message: ToWorker) => void child.send(message, () => undefined),
    /** Replaces the earlier listeners. */
    listen(onMessage: typeof hear, onEnd: typeof atEnd) {
      hear = onMessage;
      atEnd = onEnd;
    },
    /** Sets whether this process stays alive for the worker. */
    keep(isNeeded: boolean) {
      const change = isNeeded ? 'ref' : 'unref';
      child[change]();
      child.channel?.[change]();
      if (child.stderr instanceof Socket) child.stderr[change]();
    },
    kill() {
      isAlive = false;
      child.kill('SIGKILL');
    },
  };
}

export type WorkerProcess = ReturnType<typeof startWorker>;
