import { Worker } from 'node:worker_threads';
import type { FromThread, ThreadStart, ToThread } from './threadMessages.ts';

/** V8 ends the thread beyond so many megabytes: it holds the code of all pages, and what one of them is made of. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** So many signs of life in a row may be missing, one each `every` milliseconds, until the thread counts as hung. */
export type Patience = { every: number; whileLoading: number; whileDrawing: number };

type Surroundings = {
  start: ThreadStart;
  patience: Patience;
  /** Whether anybody waits for the thread. */
  isAwaited: () => boolean;
  hear: (message: FromThread) => void;
  /** Called once, when the thread has ended by itself or was given up. */
  onEnd: (why: Error) => void;
};

/** Starts a thread. It is given up where it gives no sign of life while somebody waits for it. */
export function startThread(file: string, { start, patience, isAwaited, hear, onEnd }: Surroundings) {
  const worker = new Worker(file, { workerData: start, resourceLimits });
  let isReady = false;
  let isOver = false;
  let missing = 0;

  function end(why: Error) {
    if (isOver) return;
    isOver = true;
    clearInterval(watch);
    void worker.terminate();
    onEnd(why);
  }

  // They are counted, since a busy main thread may find hours passed and the answers still unread.
  const watch = setInterval(() => {
    if (!isAwaited()) missing = 0;
    else if (missing++ < (isReady ? patience.whileDrawing : patience.whileLoading)) tell({ type: 'ping' });
    else end(new Error('The thread that draws pages hung.'));
  }, patience.every).unref();

  worker.on('message', (message: FromThread) => {
    if (isOver) return;
    missing = 0;
    isReady ||= message.type === 'ready';
    hear(message);
  });
  worker.once('error', end);
  worker.once('messageerror', end);
  worker.once('exit', (code) => end(new Error(`The thread that draws pages ended with ${code}.`)));

  const tell = (message: ToThread) => worker.postMessage(message);
  return {
    tell,
    isReady: () => isReady,
    async close() {
      isOver = true;
      clearInterval(watch);
      await worker.terminate();
    },
  };
}

export type Thread = ReturnType<typeof startThread>;
