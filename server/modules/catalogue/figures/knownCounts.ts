import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { documents } from '../../../db/tables/documentTables.ts';
import type { Count } from '../../../db/tables/figureTables.ts';
import { inParts } from '../../../db/parts.ts';
import { attributes } from '../../../db/tables/specTables.ts';
import { attribute, idOf, product } from './keys.ts';
import { categoriesOf, createSums } from './sums.ts';

/** Leaves out what the catalogue does not have, since addresses can be made up, and adds up by category what products have. */
export async function knownCounts(db: Db, counts: Count[]): Promise<Count[]> {
  const visited = counts.filter(({ kind, key }) => isVisit(kind) && key.startsWith(product));
  const categoryOf = await categoriesOf(
    db,
    visited.map(({ key }) => idOf(key)),
  );
  const sums = createSums();
  for (const { kind, key, n } of visited) {
    const category = categoryOf.get(idOf(key));
    if (category !== undefined) for (const of of [key, category, '']) sums.add(kind, of, n);
  }
  const others = counts.filter((count) => !visited.includes(count));
  return [...sums.rows(), ...(await withKnownFiles(db, await withKnownAttributes(db, others)))];
}

const isVisit = (kind: Count['kind']) => kind === 'SEEN' || kind === 'LISTED' || kind === 'COMPARED';

async function withKnownAttributes(db: Db, counts: Count[]) {
  const asked = counts.filter(({ kind, key }) => kind === 'FILTERED' && key.startsWith(attribute));
  const found = await inParts(
    asked.map(({ key }) => idOf(key)),
    (part) => db.select({ id: attributes.id }).from(attributes).where(inArray(attributes.id, part)),
  );
  const known = new Set(found.map(({ id }) => attribute + id));
  return counts.filter((count) => !asked.includes(count) || known.has(count.key));
}

/** Files are counted by the addresses of documents and of product sheets, which were answered and so exist. */
async function withKnownFiles(db: Db, counts: Count[]) {
  const asked = counts.filter(({ kind }) => kind === 'DOWNLOADED');
  const found = await inParts(
    asked.map(({ key }) => key),
    (part) =>
      db
        .select({ file: documents.file })
        .from(documents)
        .where(or(...part.map((file) => eq(documents.file, file)))),
  );
  const known = new Set(found.map(({ file }) => file));
  const kept = counts.filter(
    (count) => !asked.includes(count) || known.has(count.key) || count.key.endsWith('/foy.pdf'),
  );
  const sum = kept.reduce((all, { kind, n }) => all + (kind === 'DOWNLOADED' ? n : 0), 0);
  return sum > 0 ? [...kept, { kind: 'DOWNLOADED' as const, key: '', n: sum }] : kept;
}
