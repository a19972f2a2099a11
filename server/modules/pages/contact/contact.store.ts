import { eq } from 'drizzle-orm';
import { settings } from '../../../../web/words/tr/specified.json';
import type { Db, Tx } from '../../../db/database.ts';
import { reading } from '../../../db/statements.ts';
import { general } from '../../../db/tables/tables.ts';
import { holds } from '../../../core/holds.ts';
import type { GeneralValues } from './contact.fields.ts';

export type GeneralRow = typeof general.$inferSelect;

const theRow = 1;

/** Pages show these values until the company enters its own. */
export const contactDefaults: GeneralValues = {
  // The site shows the same settings when it cannot read them.
  ...settings,
  heroTitle: 'İletişim',
  heroDescription: 'Parçanın kodunu, ölçüsünü ya da nerede kullanıldığını yazın.',
  googleMapsEmbed: null,
  newAsDrafts: false,
  invoiceAsked: 'NEVER',
};

const only = reading((tx) => tx.select().from(general).where(eq(general.id, theRow)));

export async function findContact(db: Tx): Promise<GeneralRow | null> {
  const [row] = await only(db, {});
  return row ?? null;
}

/** Stores the defaults first when there is no row. */
export async function findOrCreateContact(db: Db): Promise<GeneralRow> {
  return (
    (await findContact(db)) ?? db.write(async (tx) => (await findContact(tx)) ?? putContact(tx, contactDefaults, 1))
  );
}

/** Returns undefined when there is no row, and 'stale' when `version` is given and another save came between. */
export async function updateContact(db: Db, values: Partial<GeneralValues>, version?: number | null) {
  return db.write(async (tx) => {
    const current = await findContact(tx);
    if (!current) return undefined;
    if (version != null && version !== current.version) return 'stale';
    return holds(current, values) ? current : putContact(tx, { ...current, ...values }, current.version + 1);
  });
}

export async function putContact(tx: Tx, values: GeneralValues, version: number): Promise<GeneralRow> {
  const row = { ...values, id: theRow, version };
  await tx.insert(general).values(row).onConflictDoUpdate({ target: general.id, set: row });
  return row;
}
