import { bareCode } from '../text/letters.ts';

interface Named {
  maker: string;
  code: string;
  source?: string | null;
  note?: string | null;
}

/** These signs separate the codes and their parts in the cell of a spreadsheet. */
const separators = /[|>]/;
const separated = 'It may not contain > or |.';

/** Returns what is wrong in a product's codes of other makers, with the place in the list. */
export function referenceProblems(references: readonly Named[]) {
  const seen = new Map<string, number>();
  return references.flatMap(({ maker, code, source, note }, at) => {
    const problem = (name: string, message: string) => [{ field: `${at}.${name}`, message }];
    if (bareCode(maker) === '') return problem('maker', 'A maker has letters.');
    if (!/\d/.test(bareCode(code))) return problem('code', 'A code has a digit. Other words belong under Words.');
    if (separators.test(maker)) return problem('maker', separated);
    if (separators.test(code)) return problem('code', separated);
    if (source && separators.test(source)) return problem('source', separated);
    if (note?.includes('|')) return problem('note', 'It may not contain |.');
    const key = `${bareCode(maker)} ${bareCode(code)}`;
    const earlier = seen.get(key);
    if (earlier !== undefined) return problem('code', `${maker} ${code} stands in row ${earlier + 1} already.`);
    seen.set(key, at);
    return [];
  });
}
