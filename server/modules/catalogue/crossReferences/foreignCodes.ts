import { bareCode } from '../../../../common/text/letters.ts';
import type { StoredCrossReference } from '../../../db/storedValues.ts';
import type { products } from '../../../db/tables/tables.ts';
import { foreignCode } from '../../../search/entry.ts';

type Referring = Pick<
  typeof products.$inferSelect,
  'id' | 'name' | 'stockCode' | 'manufacturerCode' | 'crossReferences'
>;

/** People type a code alone or after its maker; these are the two without blanks and punctuation. */
export const keysOf = ({ maker, code }: Pick<StoredCrossReference, 'maker' | 'code'>) => [
  bareCode(code),
  bareCode(`${maker} ${code}`),
];

/** Returns the term by which the search index finds a text that may be such a code; one without a digit is none. */
export const termOf = (text: string) => (/\d/.test(text) ? foreignCode(text) : null);

/**
 * Returns the code of another maker that a text is, and that the product answers to. Null when it is none, or when it is a code or
 * the name of the product itself.
 */
export function namedBy(
  { crossReferences, id, name, stockCode, manufacturerCode }: Referring,
  text: string,
): StoredCrossReference | null {
  if (crossReferences.length === 0 || termOf(text) === null) return null;
  const key = bareCode(text);
  if ([id, name, stockCode ?? '', manufacturerCode ?? ''].some((own) => bareCode(own) === key)) return null;
  return crossReferences.find((one) => keysOf(one).includes(key)) ?? null;
}

/** The rules of the search index are known by what it makes of this row. */
export const exampleReference: StoredCrossReference = {
  ...{ maker: 'Örnek İmalat', code: '12-A', relation: 'SIMILAR' },
  ...{ note: null, source: null, checkedAt: null },
};
