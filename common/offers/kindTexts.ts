import type { LineKind } from './sums.ts';

/** Says in Turkish how each line counts that is not plain: 'İsteğe bağlı', 'Seçenek: 2. satırın yerine'. */
export function kindTexts(kinds: LineKind[]): string[] {
  return kinds.map((kind, place) => {
    if (kind === 'PLAIN') return '';
    if (kind === 'OPTIONAL') return 'İsteğe bağlı, toplamda yok';
    const replaced = kinds.findLastIndex((other, at) => at < place && other !== 'ALTERNATIVE');
    return `Seçenek: ${replaced + 1}. satırın yerine, toplamda yok`;
  });
}
