import type { Resolvers } from '../../../generated/resolvers.ts';
import { addressKey } from '../../../limits/address.ts';
import { readUpload } from '../../../http/upload.ts';
import { customersWithIds } from '../../sales/customers/customerRows.store.ts';
import { importCustomersJob } from './customerFiles.jobs.ts';

export const customerFileResolvers = {
  Mutation: {
    async importCustomers(_, { file, profileId = null, dryRun }, { db, heavyWork, address }) {
      const { bytes } = await readUpload(file);
      const asked = { bytes, profile: profileId, dryRun: dryRun ?? false };
      const { rows } = await heavyWork.run(importCustomersJob, asked, { visitor: addressKey(address) });
      const count = (outcome: (typeof rows)[number]['outcome']) => rows.filter((row) => row.outcome === outcome).length;
      const ids = dryRun ? [] : rows.flatMap(({ id }) => id ?? []);
      const firms = new Map((await customersWithIds(db, ids)).map((firm) => [firm.id, firm]));
      return {
        ...{
          created: count('CREATED'),
          changed: count('CHANGED'),
          unchanged: count('UNCHANGED'),
          wrong: count('WRONG'),
        },
        rows: rows.map(({ id, ...row }) => ({ ...row, customer: firms.get(id ?? '') ?? null })),
      };
    },
  },
} satisfies Resolvers;
