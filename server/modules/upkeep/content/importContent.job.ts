import type { Job } from '../../../jobs/job.ts';
import { badInput } from '../../../core/errors.ts';
import { readOut } from '../../../http/unread.ts';
import type { Asker } from '../../../rights/may.ts';
import type { ImportReport } from './content.import.ts';

type Input = { content: unknown; dryRun: boolean; uploader: string; by: Asker };

/** The limits allow for 100,000 products, which take half a minute and a gigabyte. */
export const importContentJob: Job<Input, ImportReport> = {
  name: 'importContent',
  lane: 'long',
  limits: { time: 600_000, megabytes: 2048 },
  tooMuch: () => badInput('content', 'This content takes too much to import. Please split it.'),
  async run({ content, ...options }, { openDb, images, progress }) {
    const { importContent } = await import('./content.import.ts');
    return importContent(await openDb(), readOut(content), { ...options, images, progress });
  },
};
