import { readMeasure } from '../../../../common/measures/measures.ts';
import { unitOf, type Unit } from '../../../../common/measures/units.ts';
import { lowerCase } from '../../../../common/text/locale.ts';

/** A value of a product by which a typed size can mean it. */
export type Fact = { attributeId: string; unit: Unit | null; base: number | null; name: string };
type Sized = { label: string; facts: Fact[] };

const bare = (text: string) => lowerCase(text).replaceAll(/\s+/g, '');

/** A unit, and the fraction of a mixed number, belong to what stands before them: '2 cm', '1 1/2"'. */
const belongs = (before: string, word: string) =>
  (/\d$/.test(before) && unitOf(word) !== undefined) || (/^\d+$/.test(before) && /^\d+[/⁄]\d+/.test(word));

/** Splits '20 x 47 x 14', '20×47', 'M8 x 40' or '2 cm x 50' into its sizes. */
export function sizesIn(typed: string): string[] {
  const sizes: string[] = [];
  for (const part of typed.trim().split(/(?<!\s)\s*[x×*]\s*(?=[\d.,/]|$)/iu)) {
    const words: string[] = [];
    for (const word of part.split(/\s+/)) {
      const before = words.at(-1);
      if (before !== undefined && belongs(before, word)) words[words.length - 1] = `${before} ${word}`;
      else words.push(word);
    }
    sizes.push(...words);
  }
  return sizes.filter((size) => /[\p{L}\d]/u.test(size));
}

function isSaid(size: string, { unit, base, name }: Fact) {
  if (base === null) {
    const [own, asked] = [bare(name), bare(size)];
    // 'M8' names the thread 'M8 x 1,25', and not M80.
    return (
      own === asked || (own.startsWith(asked) && /[a-zçğıöşü]/u.test(asked) && !/^[\d.,]/.test(own.slice(asked.length)))
    );
  }
  const { value } = readMeasure(size, unit);
  return value !== undefined && Math.abs(value.base - base) <= 1e-6 * Math.max(1, Math.abs(base));
}

/** Tells whether each size is the value of an attribute of its own. */
function areAll([size, ...more]: string[], facts: Fact[]): boolean {
  if (size === undefined) return true;
  return facts.some(
    (fact) =>
      isSaid(size, fact) &&
      areAll(
        more,
        facts.filter(({ attributeId }) => attributeId !== fact.attributeId),
      ),
  );
}

/** No more sizes than these distinguish one product from another. */
const mostSizes = 6;

/** Returns what tells whether a product has all the sizes that were typed, or the code. */
export function meets(typed: string): (product: Sized) => boolean {
  const sizes = sizesIn(typed).slice(0, mostSizes);
  if (sizes.length === 0) return () => true;
  const code = bare(typed);
  return ({ label, facts }) => (code.length > 1 && bare(label).startsWith(code)) || areAll(sizes, facts);
}
