import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { undoImportJob } from './sheets.jobs.ts';

/** Undoes an import in a process of its own, and says so in the audit log. Throws `NOT_FOUND` and `CONFLICT`. */
export async function undoOfImport(context: Context, id: string) {
  const { id: owner, email: admin } = requireAdmin(context);
  const { fileName, ...undone } = await context.jobs.run(undoImportJob, { id }, { owner, id: null });
  await addToAudit(context.db, { event: 'IMPORT_UNDONE', admin, about: fileName });
  return undone;
}
