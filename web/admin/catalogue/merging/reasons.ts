import type { DoubleReason } from '../../../graphql/generated/operations.ts';

/** Why two products may be one, for people. */
export const reasonWords: Record<DoubleReason, string> = {
  GTIN: 'the same GTIN',
  CODE: 'the same code but for signs and blanks',
  MANUFACTURER: 'the same brand and manufacturer code',
  SPECS: 'the same key specs in one family',
  PICTURE: 'the same picture',
  NAME: 'the same name in one category',
};

export const reasonsText = (reasons: readonly DoubleReason[]) =>
  reasons.map((reason) => reasonWords[reason]).join(', ');

/** The code by which people know a product, or else its name. */
export const calledBy = ({ stockCode, name }: { stockCode: string | null; name: string }) => stockCode ?? name;
