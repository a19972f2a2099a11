import type { ComparedProductFragment } from './comparePage.generated.ts';
import { letterAt } from './comparedIds.ts';
import * as words from '../../../words/tr/compare.ts';

const lettersOf = ({ section }: ComparedProductFragment) => section?.letters.map(({ letter }) => letter) ?? [];

/**
 * Says of each product that is not drawn with the others why: it is of another kind, or lacks a measure, which would be a guess.
 * Without a drawing, of the first product's kind those are named that lack what another states.
 */
export function undrawnTexts(products: ComparedProductFragment[], drawnIds: string[]): string[] {
  const kind = products[0]?.kind;
  if (!kind?.section) return [];
  const alike = products.filter((one) => one.kind?.id === kind.id);
  if (alike.length < 2) return [];
  const stated = new Set(alike.flatMap(lettersOf));
  return products.flatMap((product, place) => {
    if (drawnIds.includes(product.id)) return [];
    const letter = letterAt(place);
    if (product.kind?.id !== kind.id) return drawnIds.length > 0 ? words.otherKind(letter) : [];
    const own = new Set(lettersOf(product));
    const lacking = [...stated].filter((one) => !own.has(one));
    return lacking.length > 0 ? words.lacks(letter, lacking.join(', ')) : [];
  });
}
