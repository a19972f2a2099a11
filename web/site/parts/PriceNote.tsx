import { pages } from '../../words/tr/specified.ts';

interface PriceNoteProps {
  /** The products in view above the note. */
  products: { price: number | null }[];
}

/** Says what the prices above include, or the price of the one product; renders nothing where no price stands. */
export function PriceNote({ products }: PriceNoteProps) {
  if (products.every(({ price }) => price === null)) return null;
  return <p className="note">{products.length === 1 ? pages.onePriceNote : pages.priceNote}</p>;
}
