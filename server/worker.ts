import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from './core/errors.ts';
import type { JobAnswer } from './core/heavyWork.ts';
import { readSheet } from './modules/sheets/readSheet.ts';

/** What runs apart from the event loop: server/core/heavyWork.ts starts this file as a worker for each job. */
const jobs: Record<string, (input: never) => Promise<unknown>> = {
  readSheet: (bytes: Uint8Array) => readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
};

const { job, input } = workerData as { job: string; input: never };
const answer = (value: JobAnswer) => parentPort?.postMessage(value);
try {
  answer({ result: await jobs[job]?.(input) });
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  answer({ refused: { kind: error.kind, message: error.message, details: error.details } });
}
