import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { work } from '../../../rights/may.ts';
import { messageEntity } from './messages.entity.ts';
import { exportMessagesJob } from './exportMessages.job.ts';
import { filterOf } from './messages.csv.ts';

/** /admin/messages.csv: the messages that the admin's list shows, as a file for a spreadsheet. For the admin. */
export const messageRoutes = (services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) =>
  Router(oneSpelling).get(
    '/admin/messages.csv',
    serveFile(services, {
      subject: work(messageEntity),
      name: 'messages',
      type: 'csv',
      job: exportMessagesJob,
      read: filterOf,
      isRecorded: true,
    }),
  );
