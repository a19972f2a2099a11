import { ProductInput } from '../../../../common/generated/validators.ts';
import { breaksText, readBreaks } from '../../../../common/product/breaksText.ts';
import type { PriceBreakInput } from '../../../graphql/generated/operations.ts';
import { parsePrice } from '../../kinds/price.ts';
import { named, refused, unlessFormula, type Reading } from '../../kinds/readings.ts';

/** Reads a price ladder as a cell holds it: '50: 252,00; 100: 240,00'. */
export const breaksReader = unlessFormula((text): Reading<PriceBreakInput[]> => {
  const read = readBreaks(text, (price) => parsePrice(price) ?? undefined);
  if (!Array.isArray(read))
    return refused(`${named(read.unread)} is no price break.`, { hint: 'They are written 50: 252,00; 100: 240,00.' });
  const { error } = ProductInput.shape.priceBreaks.safeParse(read);
  return error ? refused(error.issues[0]?.message ?? '') : { value: read, text: breaksText(read) };
});
