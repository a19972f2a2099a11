import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { sendCsv } from '../../people/sessions/sendCsv.ts';
import { filterOf, messagesCsv } from './messages.csv.ts';

/** /admin/messages.csv: the messages that the admin's list shows, as a file for a spreadsheet. For the admin. */
export const messageRoutes = (services: Pick<Services, 'db' | 'signedIn'>) =>
  Router(oneSpelling).get('/admin/messages.csv', (req, res) =>
    sendCsv(services, req, res, { name: 'messages', make: (query) => messagesCsv(services.db, filterOf(query)) }),
  );
