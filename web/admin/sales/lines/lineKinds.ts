import type { LineKind } from '../../../../common/offers/sums.ts';
import * as words from '../../../words/admin/en/offers.ts';

/** How a line counts, in few words. */
export const kinds = words.lineKinds;

export const kindOptions: { value: LineKind; label: string }[] = [
  { value: 'PLAIN', label: words.inTheTotal },
  { value: 'OPTIONAL', label: words.optionalTheBuyerMayAddIt },
  { value: 'ALTERNATIVE', label: words.insteadOfTheLineAbove },
];
