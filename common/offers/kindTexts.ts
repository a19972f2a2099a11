import type { LineKind } from './sums.ts';
import { offered } from '../words/tr/sales.ts';

/** Says in Turkish how each line counts that is not plain: 'İsteğe bağlı', 'Seçenek: 2. satırın yerine'. */
export function kindTexts(kinds: LineKind[]): string[] {
  return kinds.map((kind, place) => {
    if (kind === 'PLAIN') return '';
    if (kind === 'OPTIONAL') return offered.optional;
    const replaced = kinds.findLastIndex((other, at) => at < place && other !== 'ALTERNATIVE');
    return offered.alternative(replaced + 1);
  });
}
