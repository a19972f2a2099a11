import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inParts } from '../../db/parts.ts';
import { searchTexts } from '../../db/tables/searchTables.ts';
import type { Entry, OtherText } from '../entry.ts';
import { languageOfSearch } from './language.ts';

// The texts of other languages that the index holds. A search index cannot say what it holds of a row, and what is taken out of
// its vocabulary has to be what was put in, whatever has happened to the texts meanwhile.

type Held = Omit<typeof searchTexts.$inferSelect, 'seq' | 'productSeq'>;

const textOf = ({ language, ...text }: Held): OtherText[] => {
  const reader = languageOfSearch(language);
  return reader ? [{ reader, ...text }] : [];
};

const rowsOf = (seq: number, others: OtherText[]) =>
  others.map(({ reader, ...text }) => ({ productSeq: seq, language: reader.code, ...text }));

const { productSeq, language, title, body, lacks } = searchTexts;

/** Reads and writes them within one transaction; a site without texts in other languages is asked once. */
export function heldTexts(tx: Tx) {
  let isUsed: boolean | undefined;
  const areAny = async () =>
    (isUsed ??= (await tx.select({ seq: searchTexts.seq }).from(searchTexts).limit(1)).length > 0);
  return {
    async of(seq: number): Promise<OtherText[]> {
      if (!(await areAny())) return [];
      const rows = await tx
        .select({ language, title, body, lacks })
        .from(searchTexts)
        .where(eq(productSeq, seq))
        .orderBy(asc(language));
      return rows.flatMap(textOf);
    },
    async replace(seq: number, others: OtherText[]) {
      await tx.delete(searchTexts).where(eq(productSeq, seq));
      if (others.length > 0) await tx.insert(searchTexts).values(rowsOf(seq, others));
      isUsed = isUsed === true || others.length > 0;
    },
  };
}

/** Returns what the index holds of rows, by their numbers. */
export async function heldTextsOf(db: Tx, seqs: number[]): Promise<Map<number, OtherText[]>> {
  const found = new Map<number, OtherText[]>();
  const columns = { productSeq, language, title, body, lacks };
  const rows = await inParts(seqs, (part) =>
    db.select(columns).from(searchTexts).where(inArray(productSeq, part)).orderBy(asc(language)),
  );
  for (const { productSeq: seq, ...row } of rows) found.set(seq, [...(found.get(seq) ?? []), ...textOf(row)]);
  return found;
}

/** Returns those of the rows of which the index holds texts in other languages. */
export const seqsWithTexts = async (tx: Tx, seqs: number[]): Promise<Set<number>> =>
  new Set(
    (
      await inParts(seqs, (part) =>
        tx.selectDistinct({ productSeq }).from(searchTexts).where(inArray(productSeq, part)),
      )
    ).map((row) => row.productSeq),
  );

/** Makes them those of these entries, which are all that the index holds. */
export async function replaceHeldTexts(tx: Tx, entries: Entry[]) {
  await tx.delete(searchTexts);
  for (const { seq, others = [] } of entries)
    if (others.length > 0) await tx.insert(searchTexts).values(rowsOf(seq, others));
}
