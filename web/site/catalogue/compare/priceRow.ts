import { basisText } from '../../../../common/measures/salesUnits.ts';
import type { ComparedProductFragment } from './comparePage.generated.ts';
import { comparedMeanings, type ComparedRow } from './comparison.ts';
import * as words from '../../../words/tr/compare.ts';
import * as common from '../../../words/tr/common.ts';
import { numberFormat } from '../../../../common/text/locale.ts';

const lira = numberFormat({ minimumFractionDigits: 2 });

function perOf(product: ComparedProductFragment) {
  const text = basisText(product);
  return text && ` / ${text}`;
}

/** Makes a row of the prices, for screens that have no room for them below the names. */
export function priceRow(products: readonly ComparedProductFragment[]): ComparedRow {
  const priced = products.filter(({ price }) => price !== null);
  const pers = new Set(priced.map(perOf));
  // Prices for different quantities are told apart only by their units.
  const [shared] = pers.size === 1 ? pers : [];
  const textOf = (product: ComparedProductFragment) => {
    if (product.price === null) return words.askForPrice;
    const amount = lira.format(product.price);
    return shared === undefined ? `₺ ${amount}${perOf(product)}` : amount;
  };
  const texts = products.map(textOf);
  const unit = shared === undefined ? words.vatIncluded : words.unitWithVat(shared);
  const name = priced.some(({ priceQuantity }) => (priceQuantity ?? 1) !== 1) ? common.price : common.unitPrice;
  return { id: 'price', name, unit: priced.length > 0 ? unit : null, texts, ...comparedMeanings(texts) };
}
