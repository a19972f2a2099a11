import { mostItems } from '../../../../common/generated/mostItems.ts';
import { inArray } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { z } from 'zod';
import { inParts } from '../../../db/parts.ts';
import { sectorProducts } from '../../../db/tables/tables.ts';
import { idText, listPart, stepOf } from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { shownFields } from '../../../entity/shownFields.ts';
import { productsWithIds } from '../products/products.rows.ts';
import { sectorFields, type SectorValues } from './sectors.fields.ts';
import { isSector } from './sectors.ts';
import { findSector, knownSectors, listSectors, putSector } from './sectors.store.ts';

type Row = typeof sectorProducts.$inferSelect;

const { productIds: mostProducts } = mostItems.SectorInput;

/** An admin chooses the products on a sector's page. The sectors themselves are part of the program. */
export const sectorEntity: Entity = {
  name: 'sector',
  tables: [sectorProducts],
  ...ofCatalogue,
  // Their names are part of the program, as the sectors themselves are.
  words: {
    types: ['Sector'],
    id: sectorProducts.sectorId,
    worded: { name: true },
    labels: { name: labels.category.name },
    hasSlugs: true,
    isLarge: false,
    idOf: ({ id }) => String(id),
    read: async (db, ids) =>
      (await listSectors(db)).flatMap(({ id, name }) =>
        ids.includes(id) ? [{ id, name, texts: [{ field: 'name', text: name }], isPublished: true }] : [],
      ),
  },
  record: recorded<SectorValues, Row>({
    id: sectorProducts.sectorId,
    fields: sectorFields,
    rows: (db, ids) =>
      inParts(ids, (part) => db.select().from(sectorProducts).where(inArray(sectorProducts.sectorId, part))),
    idOf: ({ sectorId }) => sectorId,
    nameOf: ({ sectorId }) => sectorId,
    versionOf: ({ version }) => version,
    async shown(values, db) {
      const { productIds } = values;
      const names = new Map((await productsWithIds(db, productIds)).map(({ id, name }) => [id, name]));
      return shownFields(sectorFields, values).map((field) =>
        field.field === 'productIds'
          ? { ...field, text: productIds.map((id) => names.get(id) ?? id).join('\n') }
          : field,
      );
    },
    async restore(tx, id, { productIds, status }) {
      const sector = await findSector(tx, id);
      if (sector) await putSector(tx, sector, { productIds: await knownSectors(tx, productIds), status });
    },
    bringBack: (tx, row) => tx.insert(sectorProducts).values(row).returning(),
  }),
  content: listPart({
    key: 'sectors',
    after: ['products'],
    row: z.object({
      id: z.string().trim().normalize('NFC').refine(isSector, 'There is no such sector'),
      products: z.array(idText).max(mostProducts),
      status: z.enum(['PUBLISHED', 'DRAFT', 'HIDDEN']).default('PUBLISHED'),
    }),
    async read(db) {
      const isChanged = ({ productIds, status }: SectorValues) => productIds.length > 0 || status !== 'PUBLISHED';
      const chosen = (await listSectors(db)).filter(isChanged);
      if (chosen.length === 0) return undefined;
      return chosen.map(({ id, ...values }) => ({
        id,
        products: values.productIds,
        status: sectorFields.status.document.write?.(values.status),
      }));
    },
    async write(tx, rows, { counts, notes }) {
      for (const { id, products, status } of rows) {
        const sector = await findSector(tx, id);
        if (!sector) continue;
        const productIds = await knownSectors(tx, products);
        for (const unknown of products.filter((product) => !productIds.includes(product)))
          notes.push(`${sector.name}: the product ${unknown} is unknown, so its page does not list it.`);
        const values = { productIds, status };
        const step = sector.version === 0 ? 'added' : stepOf(sector, values);
        if (step !== 'unchanged') await putSector(tx, sector, values);
        counts[step]++;
      }
    },
  }),
  publishes: { find: findSector, isAlwaysThere: true, page: (_, id) => `/sectors/${encodeURIComponent(id)}` },
};
