import { requireAdmin } from '../../core/context.ts';
import { readUpload } from '../../core/upload.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { describeSheet } from './describeSheet.ts';
import * as imports from './imports.store.ts';
import { undoImport } from './imports.undo.ts';
import { importSheet } from './sheets.import.ts';

export const sheetResolvers: Resolvers = {
  Query: {
    productImports(_, __, context) {
      requireAdmin(context);
      return imports.list(context.db, Date.now());
    },
  },
  Mutation: {
    async readSheet(_, { file }, context) {
      requireAdmin(context);
      return describeSheet(context, (await readUpload(file)).bytes);
    },
    async importProducts(_, { file, dryRun, columns, corrections, skipWrong, fingerprint }, context) {
      const { email: admin } = requireAdmin(context);
      const sent = { ...(await readUpload(file)), admin };
      return importSheet(context, sent, {
        dryRun: dryRun ?? true,
        columns: columns ?? undefined,
        corrections: corrections ?? undefined,
        skipWrong: skipWrong ?? false,
        fingerprint: fingerprint ?? undefined,
      });
    },
    undoImport(_, { id }, context) {
      requireAdmin(context);
      return undoImport(context.db, id, Date.now());
    },
  },
  SheetReport: {
    // Made only for whoever asks.
    leftOut: ({ leftOut }) => leftOut(),
  },
};
