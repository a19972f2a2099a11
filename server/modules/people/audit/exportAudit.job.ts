import { csvJob } from '../../../spreadsheet/fileJob.ts';

/** The whole audit log, which grows for years. */
export const exportAuditJob = csvJob<object>('exportAudit', () => import('./audit.csv.ts'));
