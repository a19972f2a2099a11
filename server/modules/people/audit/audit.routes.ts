import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { work } from '../../../rights/may.ts';
import { serveFile } from '../sessions/serveFile.ts';
import { auditEntity } from './audit.entity.ts';
import { exportAuditJob } from './exportAudit.job.ts';

/** Serves /admin/audit.csv, the whole audit log as a file for a spreadsheet, to owners. */
export const auditRoutes = (services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) =>
  Router(oneSpelling).get(
    '/admin/audit.csv',
    serveFile(services, {
      subject: work(auditEntity),
      name: 'audit',
      type: 'csv',
      job: exportAuditJob,
      read: () => ({}),
      isRecorded: true,
    }),
  );
