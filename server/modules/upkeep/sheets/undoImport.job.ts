import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { Undone } from './imports.undo.ts';

export const undoImportJob: Job<{ id: string }, Undone> = {
  name: 'undoImport',
  lane: 'long',
  limits: { time: 120_000, megabytes: 512 },
  tooMuch: () => badInput('id', 'This import takes too much to undo at once.'),
  async run({ id }, { openDb, progress }) {
    const { undoImport } = await import('./imports.undo.ts');
    return undoImport(await openDb(), id, Date.now(), progress);
  },
};
