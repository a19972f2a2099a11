import { asc } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiries, enquiryRows } from '../../../db/tables/enquiryTables.ts';
import { exampleOf } from '../../../search/exampleOf.ts';
import type { Entry } from '../../../search/entry.ts';
import type { SearchIndex } from '../../../search/searchIndex.ts';
import { storedEnquiryRows, type StoredRow } from './enquiryRows.store.ts';

type Enquiry = typeof enquiries.$inferSelect;

/** The rows are part of what an enquiry is found by. */
export type Indexed = Enquiry & { rows: Pick<StoredRow, 'code' | 'name' | 'note' | 'written' | 'askedCode'>[] };

const entryOf = ({ seq, number, name, company, email, phone, deliveryPlace, message, rows }: Indexed): Entry => ({
  seq,
  title: [name, company, email, phone].join(' \n'),
  body: [deliveryPlace, message, ...rows.flatMap((row) => [row.name, row.written, row.askedCode, row.note])]
    .filter(Boolean)
    .join('\n'),
  code: [number, ...rows.flatMap(({ code }) => code ?? [])].join('\n'),
  facets: [],
});

/** Adds the rows that the index needs. */
export async function indexed(db: Tx, some: Enquiry[]): Promise<Indexed[]> {
  const bySeq = new Map(some.map((enquiry): [number, Indexed] => [enquiry.seq, { ...enquiry, rows: [] }]));
  for (const row of await storedEnquiryRows(db, [...bySeq.keys()])) bySeq.get(row.enquirySeq)?.rows.push(row);
  return [...bySeq.values()];
}

export const enquiryIndex: SearchIndex<Indexed> = {
  table: 'enquiry_search',
  isVocabulary: false,
  isErased: true,
  entryOf,
  example: { ...exampleOf(enquiries), rows: [exampleOf(enquiryRows)] },
  rows: async (db) => indexed(db, await db.select().from(enquiries).orderBy(asc(enquiries.seq))),
  count: async (db) => db.$count(enquiries),
};
