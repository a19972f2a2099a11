import { basisText } from '../../../../common/measures/salesUnits.ts';
import type { ComparedProductFragment } from '../../../graphql/generated/compare.ts';
import { comparedMeanings, type ComparedRow } from './comparison.ts';

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });

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
    if (product.price === null) return 'Fiyat sorun';
    const amount = lira.format(product.price);
    return shared === undefined ? `₺ ${amount}${perOf(product)}` : amount;
  };
  const texts = products.map(textOf);
  const unit = shared === undefined ? 'KDV dâhil' : `₺${shared}, KDV dâhil`;
  const name = priced.some(({ priceQuantity }) => (priceQuantity ?? 1) !== 1) ? 'Fiyat' : 'Birim fiyat';
  return { id: 'price', name, unit: priced.length > 0 ? unit : null, texts, ...comparedMeanings(texts) };
}
