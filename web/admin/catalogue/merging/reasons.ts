import type { DoubleReason } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/merging.ts';

/** Why two products may be one, for people. */
export const reasonWords: Record<DoubleReason, string> = words.reasonWords;

export const reasonsText = (reasons: readonly DoubleReason[]) =>
  reasons.map((reason) => reasonWords[reason]).join(', ');

/** The code by which people know a product, or else its name. */
export const calledBy = ({ stockCode, name }: { stockCode: string | null; name: string }) => stockCode ?? name;
