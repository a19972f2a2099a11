import { tally } from '../core/tallies.ts';
import { startWorker, type WorkerProcess } from './workerProcess.ts';

/** Milliseconds for which an idle worker is kept: after one picture, people upload the next. */
const idleTime = 10_000;

/** Idle workers, which keep nothing of their last job, so that any of them can run the next. */
const idle = new Map<WorkerProcess, { file: string; timer: NodeJS.Timeout }>();

export function takeWorker(file: string, megabytes: number): WorkerProcess {
  for (const [worker, { file: its, timer }] of idle) {
    if (its !== file || worker.megabytes !== megabytes) continue;
    clearTimeout(timer);
    idle.delete(worker);
    if (!worker.isAlive()) continue;
    worker.keep(true);
    return worker;
  }
  tally('workers', 'started');
  return startWorker(file, megabytes);
}

export function giveBack(worker: WorkerProcess, file: string) {
  worker.keep(false);
  const end = () => {
    idle.delete(worker);
    worker.kill();
  };
  if (worker.isAlive()) idle.set(worker, { file, timer: setTimeout(end, idleTime).unref() });
}
