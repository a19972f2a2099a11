import { isDivisible } from '../../../../common/product/fewest.ts';
import { readMeasure } from '../../../../common/measures/measures.ts';
import { fold } from '../../../../common/text/letters.ts';
import type { SalesUnit } from '../../../../common/measures/salesUnits.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { asWritten, type Definitions } from '../../catalogue/references/definitions.ts';
import { specsOf } from '../../catalogue/specs/specsOf.ts';
import { largestQuantity, type Amount } from './writtenAmount.ts';
import { unitNamed, type WrittenUnit } from './writtenUnits.ts';

/** Products are sold in packages that have so many of these in them. */
const packages: SalesUnit[] = ['BOX', 'PACK', 'ROLL'];

/** The names of specs that say how much is in a package. */
const contents = {
  METRE: /^(?:boy|uzunluk|(?:rulo|kutu|paket|makara|top) (?:boyu|uzunlugu))$/,
  KILOGRAM: /^(?:(?:makara|kutu|paket|rulo) agirligi|net agirlik)$/,
  LITRE: /^(?:hacim|(?:kutu|paket) hacmi)$/,
  PIECE: /^(?:(?:paket|kutu) (?:adedi|ici adet)|(?:paketteki|kutudaki) adet|ambalaj adedi)$/,
};

type Content = keyof typeof contents;
const isContent = (unit: WrittenUnit['of']): unit is Content => unit in contents;

/** A measure is in the first unit of its dimension: lengths in millimetres. */
const baseOf: Record<Content, number> = { METRE: 1000, KILOGRAM: 1, LITRE: 1, PIECE: 1 };

/** Returns how much of `unit` is in one package, as its specs say it, or the end of its name: 'Zincir 08B-1 5 m'. */
function contentOf(product: ProductRow, unit: Content, definitions: Definitions): number | undefined {
  const said = specsOf(product, asWritten(definitions)).find(({ attribute }) =>
    contents[unit].test(fold(attribute.name)),
  );
  const [value] = said?.values ?? [];
  if (value?.kind === 'NUMBER') return value.measure.base / baseOf[unit] || undefined;
  const [named] = /(?<=\s)\d+(?:,\d+)?\s*m$/u.exec(product.name) ?? [];
  return unit === 'METRE' && named ? readMeasure(named.replace(/(?<!\s)\s*m$/u, ''), null).value?.number : undefined;
}

/** Returns how many pieces are in a package of a product that is sold by the piece; undefined where nobody knows. */
function piecesInPack(product: ProductRow, definitions: Definitions) {
  const { priceQuantity } = product;
  return priceQuantity !== null && priceQuantity > 1 ? priceQuantity : contentOf(product, 'PIECE', definitions);
}

function converted(number: number, unit: WrittenUnit, product: ProductRow, definitions: Definitions) {
  const sold = product.salesUnit ?? 'PIECE';
  const count = (number * unit.times[0]) / unit.times[1];
  if (unit.isNumber) return ['PIECE', 'SET'].includes(sold) || packages.includes(sold) ? count : null;
  if (unit.of === sold) return count;
  const isPackage = unit.of === 'BOX' || unit.of === 'PACK';
  if (sold === 'PIECE') {
    if (unit.of === 'PAIR') return 2 * count;
    return isPackage ? count * (piecesInPack(product, definitions) ?? NaN) : null;
  }
  // The package of the sale is the only one: people call a box a pack.
  if (isPackage && (sold === 'BOX' || sold === 'PACK')) return count;
  if (unit.of === 'PIECE' && (sold === 'SET' || sold === 'ROLL')) return count;
  if (!packages.includes(sold) || !isContent(unit.of)) return null;
  const content = contentOf(product, unit.of, definitions);
  // Parts of a thousandth come from fractions, and would ask for one more package.
  return content === undefined ? null : Math.ceil(Math.round((count / content) * 1e6) / 1e6);
}

/**
 * Returns a written quantity in the unit that the product is sold by; null where it cannot be had from it for certain, so that the
 * buyer is asked. `isConverted` says that it is another number than the buyer wrote.
 */
export function inSalesUnit(
  { number, unit }: Amount,
  product: ProductRow,
  definitions: Definitions,
): { quantity: number; isConverted: boolean } | null {
  if (number === null) return null;
  const written = unit === null ? undefined : unitNamed(unit);
  const exact = written ? converted(number, written, product, definitions) : number;
  const quantity = exact === null ? NaN : Math.round(exact * 1000) / 1000;
  if (!(quantity > 0 && quantity <= largestQuantity)) return null;
  if (!isDivisible(product) && !Number.isInteger(quantity)) return null;
  return { quantity, isConverted: quantity !== number };
}
