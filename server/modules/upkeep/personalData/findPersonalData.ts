import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { textsIn, type Contact, type PersonalRecord } from '../../../entity/person.ts';
import { binned, personalRecords } from './personalRecords.ts';

type Candidate = Omit<PersonalRecord, 'isSent' | 'entity' | 'sort'>;
type Records = (typeof personalRecords)[number];

/** Returns everything that is kept about the person with that contact, the newest first. */
export async function findPersonalData(db: Tx, contact: Contact): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  const binnedRows = await db.select().from(bin).where(inArray(bin.entity, binned));
  for (const records of personalRecords) {
    const { entity, everyOne } = records;
    for await (const record of everyOne(db))
      add(records, { id: `${entity}:${String(record.id)}`, isInBin: false, record });
    for (const { seq, row } of binnedRows.filter((one) => one.entity === entity))
      add(records, { id: `bin:${seq}`, isInBin: true, record: row });
  }
  return found.sort((a, b) => Number(b.record.createdAt) - Number(a.record.createdAt));

  function add({ entity, sort, isOf }: Records, candidate: Candidate) {
    const { record } = candidate;
    const others = found.filter(({ isSent }) => isSent).map((one) => one.record);
    const isSent = isOf?.(record, contact, others) ?? (contact.is(record.email) || contact.is(record.phone));
    if (isSent || textsIn(record).some(contact.isIn)) found.push({ ...candidate, entity, sort, isSent });
  }
}
