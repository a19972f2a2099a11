import { Worker } from 'node:worker_threads';
import { badInput, DomainError, type ErrorKind } from './errors.ts';

/** What a job may take; a worker that takes more is ended, and the process goes on. */
type Limits = {
  /** Milliseconds. */
  time: number;
  /** Of the worker's heap. */
  megabytes: number;
};

const usual: Limits = { time: 60_000, megabytes: 256 };

/** What a worker sends back. */
export type JobAnswer =
  { result: unknown } | { refused: { kind: ErrorKind; message: string; details: DomainError['details'] } };

export type HeavyWork = {
  /**
   * Runs a job of server/worker.ts apart from the event loop, one after the other. Throws its refusal, and
   * `BAD_USER_INPUT` at `field` when it takes more than the limits allow.
   */
  run(job: string, input: unknown, field: string, limits?: Partial<Limits>): Promise<unknown>;
};

/** `file` is what a worker runs. */
export function createHeavyWork(file: string): HeavyWork {
  let last: Promise<unknown> = Promise.resolve();
  const ignore = () => undefined;
  return {
    run(job, input, field, limits = {}) {
      const result = last.then(() => runInWorker(file, { job, input }, field, { ...usual, ...limits }));
      // The caller hears of a failure; whoever comes next only waits for the end.
      last = result.then(ignore, ignore);
      return result;
    },
  };
}

function runInWorker(file: string, workerData: unknown, field: string, { time, megabytes }: Limits) {
  return new Promise<unknown>((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const tooMuch = () =>
      reject(badInput(field, 'This file takes too much to read. Please split it or make it simpler.'));
    const timer = setTimeout(() => {
      tooMuch();
      void worker.terminate();
    }, time);
    worker
      .once('message', (answer: JobAnswer) => {
        if ('result' in answer) return resolve(answer.result);
        const { kind, message, details } = answer.refused;
        reject(new DomainError(kind, message, details));
      })
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
        else reject(error);
      })
      .once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`The worker of a job ended with the code ${code}.`));
      });
  });
}
