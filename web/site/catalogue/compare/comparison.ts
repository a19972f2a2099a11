import type { ComparedProductFragment } from '../../../graphql/generated/site.ts';

type Spec = ComparedProductFragment['specs'][number];
/** One row of the comparison. `differs` says for each product whether its values differ from the first product's. */
export interface ComparedRow {
  attribute: { id: string; name: string };
  specs: (Spec | undefined)[];
  differs: boolean[];
  isEqual: boolean;
}
export interface ComparedGroup {
  heading: string | null;
  rows: ComparedRow[];
}

/** Numbers are compared in base units, so that '2 cm' equals '20 mm'; texts and options as they read. */
function meaningOf(spec: Spec | undefined): string {
  if (!spec) return '';
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
  const [reference] = specs;
  const differs = specs.map((spec) => meaningOf(spec) !== meaningOf(reference));
  return { attribute, specs, differs, isEqual: !differs.includes(true) };
}
