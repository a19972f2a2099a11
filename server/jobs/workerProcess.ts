import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import type { FromWorker, ToWorker } from './jobMessages.ts';

/** Characters of what a worker writes before it ends that are kept for the log. */
const mostWords = 4000;

/** How a worker ended; `error` when it could not even begin. */
export type WorkerEnd = { code: number | null; signal: NodeJS.Signals | null; words: string; error?: Error };

/** Another process, so that nothing which happens in it, not even a crash in a library's own code, can take this one. */
export function startWorker(file: string, megabytes: number) {
  const child = fork(file, [], {
    // Takes bytes and maps as they are.
    serialization: 'advanced',
    // Half of it for values of JavaScript; bytes, pictures and the database lie outside of V8's heap.
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
    /** A worker that is gone hears nothing; that it is gone is told to `onEnd`. */
    tell: (message: ToWorker) => void child.send(message, () => undefined),
    /** Replaces those that listened before. */
    listen(onMessage: typeof hear, onEnd: typeof atEnd) {
      hear = onMessage;
      atEnd = onEnd;
    },
    /** Whether this process waits for it to end. */
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
