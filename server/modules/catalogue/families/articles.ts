import type { Db } from '../../../db/database.ts';
import { productsOfFamily } from '../products/products.rows.ts';
import { compareSpecs } from '../specs/compareSpecs.ts';
import { definitionsOf } from '../references/definitions.ts';
import { specsOf } from '../specs/specsOf.ts';
import type { FamilyRow } from '../references/families.store.ts';
import { collator } from '../../../../common/text/locale.ts';

/** Longer tables are cut, since nobody reads them to the end. */
const most = 200;

const turkish = collator({ numeric: true });

/** Returns the rows of a family's table, sorted by its columns and then by name. */
export async function articlesOf(db: Db, { id, columns }: FamilyRow) {
  const definitions = await definitionsOf(db);
  const articles = (await productsOfFamily(db, id)).map((product) => {
    const known = specsOf(product, definitions);
    return { product, cells: columns.map((column) => known.find(({ attribute }) => attribute.id === column)) };
  });
  return articles
    .sort((one, other) => {
      for (const [place, cell] of one.cells.entries()) {
        const order = compareSpecs(cell, other.cells[place]);
        if (order !== 0) return order;
      }
      return turkish.compare(one.product.name, other.product.name);
    })
    .slice(0, most)
    .map(({ product, cells }) => ({ product, specs: cells.filter((cell) => cell !== undefined) }));
}
