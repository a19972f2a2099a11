import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { sendCsv } from '../../people/sessions/sendCsv.ts';
import { enquiriesCsv, filterOf } from './enquiries.csv.ts';

/** /admin/enquiries.csv: the enquiries that the admin's list shows, as a file for a spreadsheet. For the admin. */
export const enquiryRoutes = (services: Pick<Services, 'db' | 'signedIn'>) =>
  Router(oneSpelling).get('/admin/enquiries.csv', (req, res) =>
    sendCsv(services, req, res, { name: 'enquiries', make: (query) => enquiriesCsv(services.db, filterOf(query)) }),
  );
