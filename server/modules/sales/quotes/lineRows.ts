import type { Db, Tx } from '../../../db/database.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { definitionsOf, readDefinitions, type Definitions } from '../../catalogue/references/definitions.ts';
import { inSalesUnit } from './inSalesUnit.ts';
import { matchLines, type MatchedLine, type Searching } from './matchLines.ts';
import type { NewQuoteRow, QuoteRowRecord } from './quoteList.store.ts';
import { noAmount, readAmount, type Amount } from './writtenAmount.ts';
import { unitNamed } from './writtenUnits.ts';
import { numberFormat } from '../../../../common/text/locale.ts';

type Quantity = { quantity: number | null; unreadQuantity: string | null };

/**
 * Returns the quantity of a line whose product nobody knows yet: pieces are counted; what has another unit is kept as it was written
 * until there is a product to turn it into.
 */
function ofWords({ number, unit, text }: Amount): Quantity {
  const written = unit === null ? undefined : unitNamed(unit);
  const isCounted = written === undefined || written.of === 'PIECE';
  if (number === null || !isCounted) return { quantity: null, unreadQuantity: text };
  return { quantity: number * (written?.times[0] ?? 1), unreadQuantity: null };
}

/** Returns the row of a line. A quantity that cannot be had from it for certain is asked for beside its product. */
export function rowOf(line: MatchedLine, definitions: Definitions): NewQuoteRow {
  const { product, candidates, text, amount, beside } = line;
  if (!product) return { productId: null, name: text, candidates: candidates.map(({ id }) => id), ...ofWords(amount) };
  const fits = inSalesUnit(amount, product, definitions);
  return {
    ...{ productId: product.id, name: product.name, candidates: [], ...beside },
    ...(fits?.isConverted && { written: `${text}, ${amount.text}` }),
    ...{ quantity: fits?.quantity ?? null, unreadQuantity: fits ? null : amount.text },
  };
}

/** Returns the values of a row whose text the visitor has written otherwise; its quantity stays. */
export async function lineFor(db: Db, text: string, searching: Searching): Promise<Partial<NewQuoteRow>> {
  const reading = { text, amount: noAmount };
  const [line] = await matchLines(db, [{ readings: [reading], mayBeName: false }], searching);
  if (!line) return {};
  const { quantity: _, unreadQuantity: __, ...values } = rowOf(line, await definitionsOf(db));
  return values;
}

const typed = numberFormat({ maximumFractionDigits: 3, useGrouping: false });

/** Returns the quantity of a line in the unit of the product that it has been assigned to; nothing where it stays as it is. */
export async function amountOf(
  tx: Tx,
  { quantity, unreadQuantity }: Pick<QuoteRowRecord, 'quantity' | 'unreadQuantity'>,
  productId: string | null | undefined,
): Promise<Partial<Quantity>> {
  const [product] = productId ? await productsWithIds(tx, [productId]) : [];
  const amount = readAmount(unreadQuantity ?? (quantity === null ? '' : typed.format(quantity)));
  if (!product || amount.text === null || (quantity !== null && unreadQuantity !== null)) return {};
  const fits = inSalesUnit(
    { ...amount, ...(quantity !== null && { number: quantity }) },
    product,
    await readDefinitions(tx),
  );
  return fits ? { quantity: fits.quantity, unreadQuantity: null } : { quantity: null, unreadQuantity: amount.text };
}
