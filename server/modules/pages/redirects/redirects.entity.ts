import { eq, inArray } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { badInput, DomainError } from '../../../core/errors.ts';
import { inParts } from '../../../db/parts.ts';
import { redirects } from '../../../db/tables/tables.ts';
import { listPart, stepOf } from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { text } from '../../../fields/kinds.ts';
import { RedirectInput } from '../../../../common/generated/validators.ts';
import { addressKey } from './address.ts';
import { checkRedirect } from './redirects.check.ts';
import { findRedirect, listRedirects, putRedirect } from './redirects.store.ts';

type Values = { from: string; to: string };

export const redirectEntity: Entity = {
  name: 'redirect',
  tables: [redirects],
  ...ofCatalogue,
  record: recorded<Values, typeof redirects.$inferSelect>({
    id: redirects.key,
    idFrom: addressKey,
    fields: {
      from: text({ label: labels.redirect.from, key: 'from' }),
      to: text({ label: labels.redirect.to, key: 'to' }),
    },
    rows: (db, ids) => inParts(ids, (part) => db.select().from(redirects).where(inArray(redirects.key, part))),
    idOf: ({ key }) => key,
    nameOf: ({ from }) => from,
    versionOf: () => null,
    async restore(tx, _, entered) {
      const { from, to } = await checkRedirect(tx, entered);
      await putRedirect(tx, from, to, Date.now());
    },
    async bringBack(tx, row) {
      await checkRedirect(tx, row);
      await tx.insert(redirects).values(row);
    },
    remove: (tx, key) => tx.delete(redirects).where(eq(redirects.key, key)),
  }),
  content: listPart({
    key: 'redirects',
    after: ['products', 'categories'],
    row: RedirectInput,
    async read(db) {
      const all = await listRedirects(db);
      return all.length > 0 ? all.map(({ from, to }) => ({ from, to })) : undefined;
    },
    async write(tx, rows, { counts }) {
      for (const [index, row] of rows.entries()) {
        const { from, to } = await checkedAt(index, () => checkRedirect(tx, row));
        const step = stepOf(await findRedirect(tx, from), { to });
        if (step !== 'unchanged') await putRedirect(tx, from, to, Date.now());
        counts[step]++;
      }
    },
  }),
};

async function checkedAt<Row>(index: number, check: () => Promise<Row>): Promise<Row> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'badInput') throw error;
    const field = `information.redirects.redirects.${index}.${error.details.field ?? 'from'}`;
    throw badInput(field, `${error.message} (at ${field}).`);
  }
}
