import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { work } from '../../../rights/may.ts';
import { enquiryEntity } from './enquiries.entity.ts';
import { filterOf } from './enquiries.csv.ts';
import { exportEnquiriesJob } from './exportEnquiries.job.ts';

/** /admin/enquiries.csv: the enquiries that the admin's list shows, as a file for a spreadsheet. For the admin. */
export const enquiryRoutes = (services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) =>
  Router(oneSpelling).get(
    '/admin/enquiries.csv',
    serveFile(services, {
      subject: work(enquiryEntity),
      name: 'enquiries',
      type: 'csv',
      job: exportEnquiriesJob,
      read: filterOf,
      isRecorded: true,
    }),
  );
