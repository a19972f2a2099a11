import { badInput, taken } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { requireWords } from '../../catalogue/synonyms/checkSynonym.ts';
import { type PinValues, findPin } from '../../catalogue/references/pins.store.ts';
import { pathOf } from '../redirects/address.ts';
import { isPage } from '../redirects/redirects.check.ts';

type Entered = {
  said: string;
  productIds: string[];
  leadsTo?: string | null | undefined;
  until?: string | null | undefined;
};

/** Returns the values of a pin as they are stored; `before` is the key of the one that is changed. Throws `BAD_USER_INPUT`. */
export async function checkPin(tx: Tx, entered: Entered, before?: string): Promise<PinValues> {
  const said = entered.said.trim();
  requireWords(said, 'said');
  const same = await findPin(tx, said);
  if (same && same.key !== before) throw taken('said');
  const productIds = [...new Set(entered.productIds)];
  const known = await productsWithIds(tx, productIds);
  if (known.length < productIds.length) throw badInput('productIds', 'There is no such product.');
  const leadsTo = entered.leadsTo?.trim() ? pathOf(entered.leadsTo) : null;
  if (leadsTo === undefined || (leadsTo !== null && !(await isPage(tx, leadsTo))))
    throw badInput('leadsTo', 'Enter the path of a page of this site, such as /products/1738669741160');
  if (productIds.length === 0 && leadsTo === null)
    throw badInput('productIds', 'Choose a product that comes first, or a page that the search leads to.');
  return { said, productIds, leadsTo, until: entered.until ?? null };
}
