import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { reading } from '../../../db/statements.ts';
import { about } from '../../../db/tables/aboutTables.ts';
import { holds } from '../../../core/holds.ts';
import { statusOfNew } from '../../catalogue/references/categories.store.ts';
import { knownDocuments } from '../../catalogue/references/documents.store.ts';
import type { AboutValues } from './about.fields.ts';

export type AboutRow = typeof about.$inferSelect;

type Optional = 'numbers' | 'steps' | 'documentIds' | 'status';
/** A list that is left out stays as it is, and so does the status. */
type AboutChange = Omit<AboutValues, Optional> & { [Name in Optional]?: AboutValues[Name] | null };

const theRow = 1;

const only = reading((tx) => tx.select().from(about).where(eq(about.id, theRow)));

export async function findAbout(db: Tx): Promise<AboutRow | null> {
  const [row] = await only(db, {});
  return row ?? null;
}

/** Creates the row when it is missing. Returns 'stale' when `version` is given and another save came between. */
export async function saveAbout(db: Db, change: AboutChange, version?: number | null) {
  return db.write(async (tx) => {
    const current = await findAbout(tx);
    if (current && version != null && version !== current.version) return 'stale';
    const values = {
      ...change,
      numbers: change.numbers ?? current?.numbers ?? [],
      steps: change.steps ?? current?.steps ?? [],
      documentIds: await knownDocuments(tx, change.documentIds ?? current?.documentIds ?? []),
      status: change.status ?? current?.status ?? (await statusOfNew(tx)),
    };
    return current && holds(current, values) ? current : putAbout(tx, values, (current?.version ?? 0) + 1);
  });
}

export async function putAbout(tx: Tx, values: AboutValues, version: number): Promise<AboutRow> {
  const row = { id: theRow, ...values, version };
  await tx.insert(about).values(row).onConflictDoUpdate({ target: about.id, set: row });
  return row;
}
