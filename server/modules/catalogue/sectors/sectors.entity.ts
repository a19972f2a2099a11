import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { labels } from '../../../../common/labels.ts';
import { inParts } from '../../../db/parts.ts';
import { sectorProducts } from '../../../db/tables.ts';
import { idText, listPart, stepOf } from '../../../entity/contentPart.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { list } from '../../../fields/kinds.ts';
import { withIds } from '../products/products.lookup.ts';
import { isSector } from './sectors.ts';
import * as sectors from './sectors.store.ts';

type Row = typeof sectorProducts.$inferSelect;
type Values = Pick<Row, 'productIds'>;

const label = labels.sector.productIds;
const mostProducts = 8;

/** An admin chooses the products on a sector's page. The sectors themselves are part of the program. */
export const sectorEntity: Entity = {
  name: 'sector',
  tables: [sectorProducts],
  roles: editors,
  record: recorded<Values, Row>({
    id: sectorProducts.sectorId,
    fields: { productIds: list<string>({ label, key: 'products' }) },
    rows: (db, ids) =>
      inParts(ids, (part) => db.select().from(sectorProducts).where(inArray(sectorProducts.sectorId, part))),
    idOf: ({ sectorId }) => sectorId,
    nameOf: ({ sectorId }) => sectorId,
    versionOf: ({ version }) => version,
    async shown({ productIds }, db) {
      const names = new Map((await withIds(db, productIds)).map(({ id, name }) => [id, name]));
      return [{ field: 'productIds', label, text: productIds.map((id) => names.get(id) ?? id).join('\n') }];
    },
    async restore(tx, id, { productIds }) {
      const sector = await sectors.find(tx, id);
      if (sector) await sectors.put(tx, sector, await sectors.known(tx, productIds));
    },
    bringBack: (tx, row) => tx.insert(sectorProducts).values(row).returning(),
  }),
  content: listPart({
    key: 'sectors',
    after: ['products'],
    row: z.object({
      id: z.string().trim().normalize('NFC').refine(isSector, 'There is no such sector'),
      products: z.array(idText).max(mostProducts),
    }),
    async read(db) {
      const chosen = (await sectors.list(db)).filter(({ productIds }) => productIds.length > 0);
      return chosen.length > 0 ? chosen.map(({ id, productIds }) => ({ id, products: productIds })) : undefined;
    },
    async write(tx, rows, { counts, notes }) {
      for (const { id, products } of rows) {
        const sector = await sectors.find(tx, id);
        if (!sector) continue;
        const productIds = await sectors.known(tx, products);
        for (const unknown of products.filter((product) => !productIds.includes(product)))
          notes.push(`${sector.name}: the product ${unknown} is unknown, so its page does not list it.`);
        const step = sector.version === 0 ? 'added' : stepOf(sector, { productIds });
        if (step !== 'unchanged') await sectors.put(tx, sector, productIds);
        counts[step]++;
      }
    },
  }),
  sheets: 'The form of a sector is short.',
  search: 'Products are found by their own words.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
};
