import { priceFor } from '../../../../../common/product/priceLadder.ts';
import { badInput } from '../../../../core/errors.ts';
import type { Tx } from '../../../../db/database.ts';
import { productsWithIds, type ProductRow } from '../../../catalogue/products/products.rows.ts';
import { readDefinitions, type Definitions } from '../../../catalogue/references/definitions.ts';
import { specsOf } from '../../../catalogue/specs/specsOf.ts';
import type { AskedRow } from '../../quotes/askedRow.ts';
import { besideProduct } from '../../quotes/matchProduct.ts';
import type { NewRow } from '../enquiryRows.store.ts';
import { sourceLanguage } from '../../../../../common/text/locale.ts';
import { currentActor } from '../../../../core/actor.ts';
import { inWordsOf } from '../../../catalogue/products/inWordsOf.ts';
import { spoken } from '../../../../words/words.ts';

/** Returns the rows to store, each product as the site shows it at this moment. Throws `BAD_USER_INPUT`. */
export async function snapshotOf(tx: Tx, asked: AskedRow[]): Promise<NewRow[]> {
  const ids = asked.flatMap(({ productId }) => productId ?? []);
  // The buyer reads the names of the page that the list came from, and so does everyone who answers.
  const language = currentActor().language ?? sourceLanguage;
  const products = await inWordsOf(tx, language, await productsWithIds(tx, ids));
  const byId = new Map(products.map((product) => [product.id, product]));
  const definitions = await readDefinitions(tx);
  return asked.map(
    (
      { productId = null, text, quantity = null, note = null, written = null, askedCode = null, candidates = [] },
      place,
    ) => {
      const product = byId.get(productId ?? '');
      const asked = askedCode ?? (product && text ? besideProduct(product, text).askedCode : null);
      if (product)
        return { productId, ...shownFields(product, definitions, quantity), quantity, note, written, askedCode: asked };
      if (!text) throw badInput(`rows.${place}.text`, spoken().refusals.enquiry.noProduct);
      return { productId, name: text, quantity, note, candidates };
    },
  );
}

/** The price is that of the quantity, by the product's ladder. */
export function shownFields(product: ProductRow, definitions: Definitions, quantity: number | null) {
  const { stockCode: code, name, priceQuantity, salesUnit } = product;
  const price = priceFor(product, quantity ?? 0)?.price ?? null;
  const specs = specsOf(product, definitions).map(({ attribute, text }) => ({ name: attribute.name, text }));
  return { code, name, price, priceQuantity, salesUnit, specs };
}
