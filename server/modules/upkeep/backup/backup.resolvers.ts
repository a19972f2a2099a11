import { basename, join } from 'node:path';
import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { lastRestoreOf } from './lastRestore.ts';
import { findBackup, listBackups } from './listBackups.ts';
import { makeBackupJob } from './makeBackup.job.ts';
import { previewRestoreJob } from './previewRestore.job.ts';

export const backupResolvers = {
  Query: {
    nightlyBackup(_, __, context) {
      return context.nightlyBackup();
    },
    backups(_, __, context) {
      return listBackups(context.backups.folders);
    },
    async lastRestore(_, __, context) {
      const last = await lastRestoreOf(context.backups.folders.backups);
      return last && { ...last, at: new Date(last.at).toISOString() };
    },
  },
  Mutation: {
    async makeBackup(_, { job: id }, context) {
      const admin = requireAdmin(context);
      const { folders, passphrase } = context.backups;
      const input = { folders, options: { passphrase } };
      const { file, missing } = await context.jobs.run(makeBackupJob, input, { owner: admin.id, id });
      const made = await findBackup(folders, basename(file));
      if (!made) throw notFound('The backup');
      await addToAudit(context.db, { event: 'BACKUP_MADE', admin: admin.email, about: made.name });
      return { backup: made, missing };
    },
    async previewRestore(_, { name, job }, context) {
      const { madeAt, counts, current, files, accounts, auditEntries, erasures } = await checked(context, name, job);
      return {
        madeAt,
        counts: Object.entries(counts).map(([what, then]) => ({ what, then, now: current?.[what] ?? null })),
        added: files.added.length,
        replaced: files.replaced.length,
        removed: files.removed.length,
        ...accounts,
        auditEntries,
        erasures: erasures.length,
      };
    },
    async restoreBackup(_, { name, job }, context) {
      const { email } = requireAdmin(context);
      // A damaged file is refused before the site stops for the restore.
      await checked(context, name, job);
      if (!context.restore) throw inUse('This server cannot restore by itself: stop it, and use npm run restore.');
      context.restore({ name, admin: email });
      return true;
    },
  },
} satisfies Resolvers;

/**
 * Returns what the backup would change. Throws `NOT_FOUND`, and `BAD_USER_INPUT` for a file that cannot be restored.
 */
async function checked(context: Context, name: string, id: string | null | undefined) {
  const admin = requireAdmin(context);
  const { folders, passphrase } = context.backups;
  if (!(await findBackup(folders, name))) throw notFound('The backup');
  const input = { folders, passphrase, file: join(folders.backups, name) };
  return context.jobs.run(previewRestoreJob, input, { owner: admin.id, id });
}
