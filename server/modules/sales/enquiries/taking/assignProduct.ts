import { badInput } from '../../../../core/errors.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { productsWithIds } from '../../../catalogue/products/products.rows.ts';
import { readDefinitions } from '../../../catalogue/references/definitions.ts';
import * as searchIndex from '../../../../search/searchIndex.ts';
import { findEnquiryBySeq } from '../enquiries.store.ts';
import { updateEnquiry, type Change } from '../enquiryChanges.store.ts';
import { enquiryIndex, indexed } from '../enquiryIndex.ts';
import { changeEnquiryRow, findEnquiryRow } from '../enquiryRows.store.ts';
import { shownFields } from './snapshot.ts';
import { findCustomerCode } from '../../customerCodes/customerCodes.store.ts';
import { besideProduct } from '../../quotes/matchProduct.ts';
import { standingOf } from '../../quotes/askedRow.ts';

const nothing = {
  productId: null,
  askedCode: null,
  code: null,
  price: null,
  priceQuantity: null,
  salesUnit: null,
  specs: [],
};

/**
 * Stores which product a row means, as the site shows it now; null takes that back. Returns undefined when the row is
 * unknown, else what `update` returns. Throws `BAD_USER_INPUT` when the buyer chose the product themselves.
 */
export async function assignProduct(db: Db, seq: number, change: Omit<Change, 'id'>, productId: string | null) {
  const row = await findEnquiryRow(db, seq);
  const enquiry = row && (await findEnquiryBySeq(db, row.enquirySeq));
  if (!enquiry) return undefined;
  const standing = standingOf(row);
  const isOpen = row.written !== null || standing === 'WRITTEN' || standing === 'REMOVED';
  if (!isOpen) throw badInput('id', 'This row names a product already.');
  const written = row.written ?? row.name;
  return updateEnquiry(db, { ...change, id: enquiry.id }, async (tx, before) => {
    const values =
      productId === null
        ? { ...nothing, name: written, written: null }
        : await asProduct(tx, { productId, written, email: enquiry.email, quantity: row.quantity });
    // The index removes an entry by the text that it was made of.
    await searchIndex.remove(tx, enquiryIndex, await indexed(tx, [before]));
    await changeEnquiryRow(tx, seq, productId === null ? values : { ...values, written });
    const [after] = await indexed(tx, [before]);
    if (after) await searchIndex.put(tx, enquiryIndex, after);
    return {
      values: {},
      event: { kind: 'SETTLED', text: productId === null ? written : `${written} = ${values.name}` },
    };
  });
}

type Assigned = { productId: string; written: string; email: string; quantity: number | null };

async function asProduct(tx: Tx, { productId, written, email, quantity }: Assigned) {
  const [product] = await productsWithIds(tx, [productId]);
  if (!product) throw badInput('productId', 'There is no such product.');
  const isOwn = (await findCustomerCode(tx, email, written))?.productId === productId;
  const askedCode = isOwn ? written : besideProduct(product, written).askedCode;
  return { productId, ...shownFields(product, await readDefinitions(tx), quantity), askedCode };
}
