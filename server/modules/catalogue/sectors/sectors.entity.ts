import { inArray } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { inParts } from '../../../db/parts.ts';
import { sectorProducts } from '../../../db/tables.ts';
import { list } from '../../../fields/kinds.ts';
import * as sectors from './sectors.store.ts';
import { recorded } from '../../../entity/recorded.ts';

type Row = typeof sectorProducts.$inferSelect;
type Values = Pick<Row, 'productIds'>;

const label = labels.sector.productIds;

/** What a sector's page lists. The sectors themselves are the program's. */
export const sectorRecord = recorded<Values, Row>({
  entity: 'sector',
  id: sectorProducts.sectorId,
  fields: { productIds: list<string>({ label, key: 'products' }) },
  rows: (db, ids) =>
    inParts(ids, (part) => db.select().from(sectorProducts).where(inArray(sectorProducts.sectorId, part))),
  idOf: ({ sectorId }) => sectorId,
  nameOf: ({ sectorId }) => sectorId,
  versionOf: ({ version }) => version,
  shown: async ({ productIds }, names) => {
    const titles = await Promise.all(productIds.map(async (id) => (await names.product(id)) ?? id));
    return [{ field: 'productIds', label, text: titles.join('\n') }];
  },
  async restore(tx, id, { productIds }) {
    const sector = await sectors.find(tx, id);
    if (sector) await sectors.put(tx, sector, await sectors.known(tx, productIds));
  },
  bringBack: (tx, row) => tx.insert(sectorProducts).values(row).returning(),
});
