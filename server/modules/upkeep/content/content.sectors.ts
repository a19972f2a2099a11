import type { Tx } from '../../../db/database.ts';
import * as sectors from '../../catalogue/sectors/sectors.store.ts';
import { has, type Part } from './content.parts.ts';

type Chosen = { id: string; products: string[] };

/** After the products that they name. */
export async function writeSectors(tx: Tx, rows: Chosen[], { part, notes }: { part: Part; notes: string[] }) {
  for (const { id, products } of rows) {
    const sector = await sectors.find(tx, id);
    if (!sector) continue;
    const productIds = await sectors.known(tx, products);
    for (const unknown of products.filter((product) => !productIds.includes(product)))
      notes.push(`${sector.name}: the product ${unknown} is unknown, so its page does not list it.`);
    const step = sector.version === 0 ? 'added' : has(sector, { productIds }) ? 'unchanged' : 'changed';
    if (step !== 'unchanged') await sectors.put(tx, sector, productIds);
    part[step]++;
  }
}
