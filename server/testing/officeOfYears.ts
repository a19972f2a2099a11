import { openDatabase } from '../db/openDatabase.ts';
import { addFirms } from '../modules/sales/customers/testing/manyFirms.ts';
import { addDeeds } from '../modules/upkeep/deeds/testing/manyDeeds.ts';

/** The numbers of the first and of the last that are added. */
type Range = readonly [from: number, to: number];

/** Writes firms with ten offers each, and steps of people, to a site that is not running: no operation could make so many. */
export async function fillOffice(dataDir: string, rows: { firms: Range; steps: Range }) {
  const db = await openDatabase(dataDir, {});
  await addFirms(db, ...rows.firms, 10);
  await addDeeds(db, ...rows.steps);
  db.close();
}
