import type { Db } from '../db/database.ts';
import { timeZone } from '../../common/text/companyTime.ts';
import { currentActor } from '../core/actor.ts';
import { canceled } from '../core/errors.ts';
import type { Following, Job } from './job.ts';
import { fromFailure, type FromWorker, type Place } from './jobMessages.ts';
import { reducedWords } from '../core/reduced.ts';
import { tally } from '../core/tallies.ts';
import type { WorkerEnd, WorkerProcess } from './workerProcess.ts';

/** Milliseconds that a canceled job has for cleaning up. */
const grace = 3000;

const nobody = () => undefined;

type Surroundings = { place: Place; db: Pick<Db, 'lend' | 'catchUp'>; following: Following };

/** Runs one job in a worker, from its first message to its last. */
export function runIn<Input, Result>(
  worker: WorkerProcess,
  job: Job<Input, Result>,
  input: Input,
  { place, db, following: { onProgress, onSpent, signal } }: Surroundings,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const began = performance.now();
    let isOver = false;
    let isCommitting = false;
    /** The error for which this process ends the job. */
    let reason: (() => Error) | undefined;
    let timer: NodeJS.Timeout | undefined;
    let endTurn: () => void = nobody;

    const endAfter = (time: number, why: () => Error) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reason = why;
        worker.kill();
      }, time);
    };
    const cancel = () => {
      worker.tell({ type: 'cancel' });
      if (!isCommitting) endAfter(grace, canceled);
    };
    const finish = (settle: () => void) => {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      worker.listen(nobody, nobody);
      endTurn();
      settle();
    };
    /** Resolves when the worker has written, so that the writes of this process wait exactly as long. */
    const lendTurn = () =>
      new Promise<void>((end) => {
        if (isOver) return end();
        endTurn = end;
        worker.tell({ type: 'turn' });
      });

    worker.listen(hear, (end) => {
      tally('workers', reason ? 'stopped' : 'crashed');
      // It can no longer say what it has used, which is less than a thread in all that time.
      onSpent?.(performance.now() - began);
      finish(() => reject(reason?.() ?? whyEnded(job, end)));
    });
    signal?.addEventListener('abort', cancel);
    const { megabytes, time, loading = 0 } = job.limits;
    endAfter(time + loading, () => job.tooMuch());
    worker.tell({ type: 'job', name: job.name, input, place, megabytes, actor: currentActor(), zone: timeZone() });

    function hear(message: FromWorker) {
      switch (message.type) {
        case 'progress':
          return onProgress?.(message.done, message.total);
        case 'loaded':
          return signal?.aborted ? undefined : endAfter(time, () => job.tooMuch());
        case 'wantTurn':
          return void db.lend(lendTurn);
        case 'committing':
          // The change may be committed already, so that CANCELED, which says that nothing was changed, could be wrong.
          isCommitting = true;
          return endAfter(job.limits.time, () => new Error(`${job.name} did not end after it had written.`));
        case 'endTurn':
          return endTurn();
        case 'tooMuch':
          reason = () => job.tooMuch();
          return worker.kill();
        case 'result':
          onSpent?.(message.used);
          if (message.isSpent) worker.kill();
          // The result has the job's own type, since the worker ran the same code.
          return finish(() => resolve(db.catchUp().then(() => message.result as Result)));
        case 'failed':
          onSpent?.(message.used);
          if (message.isSpent) worker.kill();
          return finish(() => reject(fromFailure(message.failure)));
      }
    }
  });
}

/** V8 aborts when its heap is full, and the system kills the process that uses the most memory. */
const isOutOfMemory = ({ code, signal }: WorkerEnd) => signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;

function whyEnded(job: Pick<Job<never, unknown>, 'name' | 'tooMuch'>, end: WorkerEnd) {
  if (isOutOfMemory(end)) return job.tooMuch();
  const how = end.signal ?? `code ${end.code}`;
  return new Error(`The worker ended during ${job.name} (${how}): ${reducedWords(end.words)}`, { cause: end.error });
}
