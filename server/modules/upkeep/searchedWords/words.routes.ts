import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { work } from '../../../rights/may.ts';
import { synonymEntity } from '../../catalogue/synonyms/synonyms.entity.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { exportWordsJob } from './exportWords.job.ts';

/** Serves /admin/words.csv, what visitors looked for and what they found, to those who edit the words of the search. */
export const wordRoutes = (services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) =>
  Router(oneSpelling).get(
    '/admin/words.csv',
    serveFile(services, {
      subject: work(synonymEntity),
      name: 'words',
      type: 'csv',
      job: exportWordsJob,
      read: () => ({}),
      isRecorded: true,
    }),
  );
