import { pages } from '../texts.ts';

interface PriceNoteProps {
  /** In view above the note. */
  products: { price: number | null }[];
}

/** What the prices above include; nothing where no price stands. */
export function PriceNote({ products }: PriceNoteProps) {
  return products.some(({ price }) => price !== null) && <p className="note">{pages.priceNote}</p>;
}
