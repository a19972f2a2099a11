import type { LineKind } from '../../../../common/offers/sums.ts';

/** How a line counts, in few words. */
export const kinds = { PLAIN: 'in the total', OPTIONAL: 'optional', ALTERNATIVE: 'alternative' } as const;

export const kindOptions: { value: LineKind; label: string }[] = [
  { value: 'PLAIN', label: 'In the total' },
  { value: 'OPTIONAL', label: 'Optional: the buyer may add it' },
  { value: 'ALTERNATIVE', label: 'Instead of the line above' },
];
