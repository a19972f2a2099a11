import { setPriority } from 'node:os';
import { actAs } from './core/actor.ts';
import { createWorkplace } from './jobs/workplace.ts';
import { toFailure, type FromWorker, type ToWorker } from './jobs/jobMessages.ts';
import { workerJobs } from './workerJobs.ts';
import { contentRecorder } from './modules/upkeep/history/contentRecorder.ts';
import { setTimeZone } from '../common/text/companyTime.ts';

// When there are more threads than cores, those that answer visitors have priority.
setPriority(5);

// Jobs run outside the event loop: server/jobs/heavyWork.ts starts this file as a process and sends it jobs.

/** A worker with more bytes of memory than this gets no further job. */
const spent = 300 * 1024 * 1024;
const isSpent = () => process.memoryUsage.rss() > spent;

const send = (message: FromWorker) => void process.send?.(message);
let current: ReturnType<typeof createWorkplace> | undefined;

process.on('message', (message: ToWorker) => {
  if (message.type === 'job') void run(message);
  else current?.hear(message.type);
});
// The process that asked is gone. The database rolls back unfinished work.
process.on('disconnect', () => process.exit());

async function run({ name, input, place, megabytes, actor, zone }: Extract<ToWorker, { type: 'job' }>) {
  setTimeZone(zone);
  const before = process.cpuUsage();
  /** Milliseconds of all threads of this process. */
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const workplace = (current = createWorkplace(place, { megabytes, recorder: contentRecorder }, send));
  try {
    const job = workerJobs.find((known) => known.name === name);
    const result = await actAs(actor, async () => job?.run(input as never, workplace));
    workplace.close();
    send({ type: 'result', result, isSpent: isSpent(), used: used() });
  } catch (error) {
    workplace.close();
    send({ type: 'failed', failure: toFailure(error), isSpent: isSpent(), used: used() });
  }
}
