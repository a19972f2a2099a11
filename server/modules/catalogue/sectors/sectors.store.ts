import { and, desc, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { isSetTo } from '../../../db/columns/expressions.ts';
import { products, sectorProducts } from '../../../db/tables/tables.ts';
import { holds } from '../../../core/holds.ts';
import { productsWithIds, isMade, select, type ProductRow } from '../products/products.rows.ts';
import type { SectorValues } from './sectors.fields.ts';
import { sectors } from './sectors.ts';

/** The page of a sector lists at most this many products. */
const most = 8;

/** The part of a sector that an admin can change. */
export type Choice = SectorValues & { version: number };
export type SectorRow = (typeof sectors)[number] & Choice;

const nothingChosen: Choice = { productIds: [], status: 'PUBLISHED', version: 0 };

export async function listSectors(db: Tx): Promise<SectorRow[]> {
  const rows = await db.select().from(sectorProducts);
  return sectors.map((sector) => {
    const { productIds, status, version } = rows.find(({ sectorId }) => sectorId === sector.id) ?? nothingChosen;
    return { ...sector, productIds, status, version };
  });
}

export const findSector = async (db: Tx, id: string) =>
  (await listSectors(db)).find((sector) => sector.id === id) ?? null;

type Given = { productIds: string[]; status?: SectorValues['status'] | null | undefined };

/**
 * A status that is left out stays. Returns null when the sector is unknown, and 'stale' when `version` is given and another
 * save came between.
 */
export function chooseSector(db: Db, id: string, { productIds, status }: Given, version?: number | null) {
  return db.write(async (tx) => {
    const sector = await findSector(tx, id);
    if (!sector) return null;
    if (version != null && version !== sector.version) return 'stale';
    return putSector(tx, sector, { productIds: await knownSectors(tx, productIds), status: status ?? sector.status });
  });
}

export async function putSector(tx: Tx, sector: SectorRow, values: SectorValues): Promise<SectorRow> {
  if (holds(sector, values)) return sector;
  const row = { sectorId: sector.id, ...values, version: sector.version + 1 };
  await tx.insert(sectorProducts).values(row).onConflictDoUpdate({ target: sectorProducts.sectorId, set: row });
  return { ...sector, ...values, version: row.version };
}

/** Returns those of the ids that exist, each once, in their order. */
export async function knownSectors(db: Tx, ids: string[]): Promise<string[]> {
  const isThere = new Set((await productsWithIds(db, ids)).map(({ id }) => id));
  return [...new Set(ids)].filter((id) => isThere.has(id));
}

/** Returns the chosen products in the admin's order. */
export const chosenSector = (db: Tx, { productIds }: Pick<Choice, 'productIds'>): Promise<ProductRow[]> =>
  productsWithIds(db, productIds);

/** Returns the products on the page: the chosen ones that are still made, else featured ones of the sector's categories. */
export async function listedSectors(db: Tx, sector: SectorRow): Promise<ProductRow[]> {
  const made = (await chosenSector(db, sector)).filter(({ availability }) => availability !== 'DISCONTINUED');
  return made.length > 0 ? made : featuredOf(db, sector.categories);
}

const featuredOf = (db: Tx, categoryIds: string[]): Promise<ProductRow[]> =>
  select(db)
    .where(and(inArray(products.categoryId, categoryIds), isSetTo(products.featured, true), isMade))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(most);
