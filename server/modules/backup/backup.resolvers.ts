import { basename } from 'node:path';
import { requireAdmin } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findBackup, listBackups } from './listBackups.ts';
import { makeBackupJob } from './makeBackup.job.ts';

export const backupResolvers: Resolvers = {
  Query: {
    nightlyBackup(_, __, context) {
      requireAdmin(context);
      return context.nightlyBackup();
    },
    backups(_, __, context) {
      requireAdmin(context);
      return listBackups(context.backups.folders.backups);
    },
  },
  Mutation: {
    async makeBackup(_, { job: id }, context) {
      const admin = requireAdmin(context);
      const { folders, passphrase } = context.backups;
      const input = { folders, options: { passphrase } };
      const { file, missing } = await context.jobs.run(makeBackupJob, input, { owner: admin.id, id });
      const made = await findBackup(folders.backups, basename(file));
      if (!made) throw notFound('The backup');
      return { backup: made, missing };
    },
  },
};
