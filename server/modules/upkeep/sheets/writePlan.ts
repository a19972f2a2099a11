import type { Progress } from '../../../jobs/progress.ts';
import type { Tx } from '../../../db/database.ts';
import { changeProducts, type ProductChange } from '../../catalogue/products/products.change.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { plainProduct } from '../../catalogue/products/products.store.ts';
import { addImport } from './imports.store.ts';
import { writeMade, type Made } from './made.ts';
import type { Plan, PlannedRow } from './plan.ts';
import { isTextColumn } from './reading/textColumns.ts';
import { keptTexts } from './rowTexts.ts';
import { writeTexts } from './writeTexts.ts';
import { addRedirects, type OldAddress } from './oldAddresses.ts';
import { addToFetch, picturesToFetch } from './suppliers/fetchedPictures.store.ts';
import type { MadeByImport } from '../../../db/tables/importTables.ts';

const isWritten = ({ outcome, changes, isRemoved }: PlannedRow) =>
  outcome === 'ADDED' || outcome === 'CHANGED' || (outcome === 'MISSING' && (isRemoved || changes.length > 0));

/**
 * Writes what a plan says, and keeps what it replaces. `host` is that from which pictures are fetched. Returns the products that it
 * wrote, and null for nothing to write.
 */
export async function writePlan(
  tx: Tx,
  { rows: planned, made }: Plan,
  about: { fileName: string; admin: string; host: string | null },
  progress: Progress,
) {
  const { host, ...named } = about;
  const written = planned.filter(isWritten);
  const toFetch =
    host === null ? [] : planned.filter(({ line, outcome }) => outcome === 'UNCHANGED' && hasPictures(line));
  if (written.length + toFetch.length === 0) return null;
  const used = usedOf(made, written);
  await writeMade(tx, used);
  // The last row is written first, since the newest product is the first of the list.
  const rows = written.toReversed().map((row) => ({ ...row, before: row.before && plainProduct(row.before) }));
  // A row that says something of texts alone leaves its product as it is.
  const own = rows.filter(({ before, isRemoved, changes }) => !before || isRemoved || !changes.every(isTextColumn));
  const changes = own.map(({ id, before, stored, isRemoved }): ProductChange => {
    if (!before) return { add: stored, id, now: Date.now() };
    return isRemoved ? { remove: before } : { of: before, values: stored };
  });
  // A run of a profile has stopped itself for such prices, and the trial has shown them.
  const done = await changeProducts(tx, changes, { progress, jumps: 'confirmed' });
  const ids = new Map(own.map((row, place) => [row, done[place]?.id ?? '']));
  const idOf = (row: (typeof rows)[number]) => ids.get(row) ?? row.before?.id ?? '';
  const worded = rows.flatMap((row) =>
    row.isRemoved || row.texts.size === 0 ? [] : [{ id: idOf(row), texts: row.texts }],
  );
  await writeTexts(tx, worded, about.admin);
  const texts = new Map(worded.map((row) => [row.id, keptTexts(row.texts)]));
  const removed = rows.flatMap(({ before, isRemoved }) => (before && isRemoved ? before : []));
  const before = new Map(rows.flatMap((row) => (row.isRemoved ? [] : [[idOf(row), row.before] as const])));
  const after = await productsWithIds(tx, [...before.keys()]);
  const imported = after.map((row) => ({ row, before: before.get(row.id) ?? null, texts: texts.get(row.id) ?? [] }));
  const lineOf = new Map([
    ...rows.map((row) => [idOf(row), row.line] as const),
    ...toFetch.map(({ id, line }) => [id, line] as const),
  ]);
  const old = [...lineOf].flatMap(([id, line]): OldAddress[] =>
    line.shaped?.oldAddress ? [{ id, line, address: line.shaped.oldAddress }] : [],
  );
  // The page that variants shared leads to the first of them.
  old.sort((one, other) => one.line.line - other.line.line);
  const redirects = await addRedirects(tx, old, Date.now());
  const ofRows = [...after, ...toFetch.flatMap((row) => row.before ?? [])];
  const pictures =
    host === null ? [] : await picturesToFetch(tx, ofRows, (id) => lineOf.get(id)?.shaped?.pictures ?? []);
  if (written.length === 0 && pictures.length === 0 && redirects.length === 0) return null;
  const noted = notedOf(used, redirects);
  const importId = await addImport(tx, { ...named, createdAt: Date.now() }, imported, removed, [], noted);
  if (host !== null) await addToFetch(tx, importId, host, pictures);
  return { importId, seqs: after.map(({ seq }) => seq), pictures: pictures.length };
}

const hasPictures = ({ shaped }: PlannedRow['line']) => (shaped?.pictures.length ?? 0) > 0;

/** Names what the import has made; null for nothing. */
function notedOf(
  { categories, families, attributes }: Made,
  redirects: MadeByImport['redirects'],
): MadeByImport | null {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const made: MadeByImport = {
    categories: idsOf(categories),
    families: idsOf(families),
    attributes: idsOf(attributes.filter(({ version }) => version === 0)),
    options: attributes.flatMap(({ id, version, added }) =>
      version > 0 && added ? [{ attributeId: id, ids: added }] : [],
    ),
    redirects,
  };
  return Object.values(made).some(({ length }) => length > 0) ? made : null;
}

/** Leaves out what only rows name that are not written. */
function usedOf(made: Made, rows: PlannedRow[]): Made {
  const categories = new Set(rows.map(({ stored }) => stored.categoryId));
  const families = new Set(rows.map(({ stored }) => stored.familyId));
  const attributes = new Set(rows.flatMap(({ stored }) => stored.specs.map(({ attributeId }) => attributeId)));
  return {
    categories: made.categories.filter(({ id }) => categories.has(id)),
    families: made.families.filter(({ id }) => families.has(id)),
    attributes: made.attributes.filter(({ id }) => attributes.has(id)),
  };
}
