import { pages } from '../texts.ts';

interface PriceNoteProps {
  /** The products in view above the note. */
  products: { price: number | null }[];
}

/** Says what the prices above include; renders nothing where no price stands. */
export function PriceNote({ products }: PriceNoteProps) {
  return products.some(({ price }) => price !== null) && <p className="note">{pages.priceNote}</p>;
}
