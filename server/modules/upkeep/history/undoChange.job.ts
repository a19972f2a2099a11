import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { UndoneChange } from './undoChange.ts';

export const undoChangeJob: Job<number, UndoneChange> = {
  name: 'undoChange',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('id', 'This change takes too much to undo at once.'),
  async run(changeSeq, { openDb, progress }) {
    const { undoChange } = await import('./undoChange.ts');
    return undoChange(await openDb(), changeSeq, progress);
  },
};
