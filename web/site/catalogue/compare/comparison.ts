import type { ComparedProductFragment } from './comparePage.generated.ts';
import { bareText, columnOf } from '../specs/columnOf.ts';

type Spec = ComparedProductFragment['specs'][number];
/** A row of the comparison. */
export interface ComparedRow {
  id: string;
  name: string;
  /** The unit that all values share; it stands beside the name where the values have little room. */
  unit: string | null;
  /** The values without that unit; undefined where nobody has entered one. */
  texts: (string | undefined)[];
  /** The same lengths in the other unit; null where there are none. */
  others?: (string | null | undefined)[];
  /** Says for each product whether its value differs from the first one. A missing value is no difference. */
  differs: boolean[];
  /** All products have the value, and it is the same. */
  isEqual: boolean;
}
export interface ComparedGroup {
  heading: string | null;
  rows: ComparedRow[];
}

/** Tells whether a row says something of one product alone, although several are compared. */
const isOfOne = ({ texts }: ComparedRow) => texts.length > 1 && texts.filter((text) => text !== undefined).length === 1;

/** Takes the rows that one product alone has out of their groups, since there is nothing to compare: they stand behind the others. */
export function withoutLonely(groups: ComparedGroup[]) {
  const shared = groups
    .map(({ heading, rows }) => ({ heading, rows: rows.filter((row) => !isOfOne(row)) }))
    .filter(({ rows }) => rows.length > 0);
  const lonely = groups.flatMap(({ rows }) => rows.filter(isOfOne));
  return { shared, lonely };
}

export const hasDifference = ({ differs }: ComparedRow) => differs.includes(true);

/** Tells whether a group has lengths, which can be shown in another unit. */
export const hasLengths = ({ rows }: ComparedGroup) => rows.some(({ others }) => others?.some((text) => text != null));

/** Numbers are compared in base units, so that '2 cm' equals '20 mm'; texts and options as they read. */
function meaningOf(spec: Spec): string {
  const sizes = spec.values.map((value) => {
    if (value.__typename === 'NumberValue') return String(value.base);
    return value.__typename === 'RangeValue' ? `${value.low?.base ?? ''} – ${value.high?.base ?? ''}` : undefined;
  });
  return sizes.every((size) => size !== undefined) ? sizes.join(', ') : spec.text;
}

/** Rows stand in the order of the first product that has them; headings are those of a product's own page. */
export function comparisonOf(products: readonly ComparedProductFragment[]): ComparedGroup[] {
  const known = new Map(products.flatMap(({ specs }) => specs).map((spec) => [spec.attribute.id, spec]));
  for (const spec of products.toReversed().flatMap(({ specs }) => specs)) known.set(spec.attribute.id, spec);
  const headings = new Set([null, ...[...known.values()].map(({ group }) => group)]);
  return [...headings].flatMap((heading) => {
    const some = [...known.values()].filter(({ group }) => group === heading);
    return some.length > 0 ? [{ heading, rows: some.map(({ attribute }) => rowOf(attribute, products)) }] : [];
  });
}

function rowOf(attribute: Spec['attribute'], products: readonly ComparedProductFragment[]): ComparedRow {
  const specs = products.map((product) => product.specs.find((spec) => spec.attribute.id === attribute.id));
  const entered = specs.filter((spec) => spec !== undefined);
  const { unit } = columnOf(attribute, entered);
  return {
    ...{ id: attribute.id, name: attribute.name, unit },
    texts: specs.map((spec) => spec && bareText(spec.text, unit)),
    others: specs.map((spec) => spec?.otherText),
    ...comparedMeanings(specs.map((spec) => spec && meaningOf(spec))),
  };
}

/** The first product that has a value is what the others are compared with. */
export function comparedMeanings(meanings: (string | undefined)[]) {
  const reference = meanings.find((meaning) => meaning !== undefined);
  const differs = meanings.map((meaning) => meaning !== undefined && meaning !== reference);
  return { differs, isEqual: !differs.includes(true) && !meanings.includes(undefined) };
}
