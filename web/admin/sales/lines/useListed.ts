import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { useProductOfLineQuery } from '../offers/offers.generated.ts';
import type { Listed } from './listAt.ts';
import type { TypedLine } from './offerLines.ts';
import { listedProduct } from './typedLines.ts';

type Known = Pick<TypedLine, 'productId' | 'name'>;

/** Whether a line answers a row of the enquiry: by its product, else by the words in which it was asked. */
const answers = ({ productId, name }: Known, row: AskedRowFragment) =>
  productId === null ? !row.product && row.name === name : row.product?.id === productId;

/**
 * Returns the row of the enquiry that a line answers. A buyer may ask twice for one product: of two such lines the first one answers
 * the first row.
 */
export function askedFor({ rows }: Pick<EnquiryToRead, 'rows'>, line: Known, above: readonly Known[]) {
  const all = rows.filter((row) => answers(line, row));
  const before = above.filter((other) => all.some((row) => answers(other, row))).length;
  return all[Math.min(before, all.length - 1)];
}

/** Returns what the list says of the product of a line. Where the enquiry does not have it, the catalogue is asked. */
export function useListed(asked: AskedRowFragment | undefined, productId: string | null): Listed | undefined {
  const { data } = useProductOfLineQuery({
    variables: { id: productId ?? '' },
    skip: asked !== undefined || !productId,
  });
  const found = data?.product;
  return asked ?? (found ? listedProduct(found) : undefined);
}
