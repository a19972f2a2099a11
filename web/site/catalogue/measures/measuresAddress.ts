import type { MeasuredProductsQuery } from './measures.generated.ts';
import { paths } from '../../paths.ts';
import { prefixes } from '../productList/filterNames.ts';

// The address says what was measured: ?tur=rulman&olcu.iç-çap=20&pay=0. Parts wear, so half a millimetre is allowed
// unless it says otherwise.

const names = { kind: 'tur', worn: 'pay', measure: 'olcu.' } as const;
export { names as measureNames };

/** The API takes no more. */
const longest = { id: 200, value: 40 };
const most = 4;

export const kindToMeasure = (params: URLSearchParams) => params.get(names.kind)?.slice(0, longest.id) || null;

/** A form without scripts sends a box that is not ticked by leaving it out, so that a hidden field says that it had one. */
export const isWorn = (params: URLSearchParams) => params.getAll(names.worn).at(-1) !== '0';

/** The measures of a part, as they were typed. */
export type Measured = { kindId: string; measures: { attributeId: string; value: string }[]; worn: boolean };

/** Reads what was measured; null where no kind is chosen. An attribute that is typed twice counts once. */
export function measuredIn(params: URLSearchParams): Measured | null {
  const kindId = kindToMeasure(params);
  if (!kindId) return null;
  const typed = new Map(
    [...params].flatMap(([name, value]) => {
      const id = name.startsWith(names.measure) ? name.slice(names.measure.length) : '';
      return id && id.length <= longest.id && value.trim() ? [[id, value.trim().slice(0, longest.value)]] : [];
    }),
  );
  const measures = [...typed].slice(0, most).map(([attributeId = '', value = '']) => ({ attributeId, value }));
  return { kindId, measures, worn: isWorn(params) };
}

/** Builds the query of an address. */
export function measuresSearch({ kindId, measures, worn }: Measured) {
  const params = new URLSearchParams({ [names.kind]: kindId });
  for (const { attributeId, value } of measures) params.set(names.measure + attributeId, value);
  if (!worn) params.set(names.worn, '0');
  return `?${params.toString()}`;
}

type Conditions = NonNullable<MeasuredProductsQuery['measuredProducts']>['conditions'];

/** Builds the address of the list that has all products that fit. */
export function fittingPath(kindId: string, categoryId: string | undefined, conditions: Conditions) {
  const params = new URLSearchParams({ kind: kindId });
  for (const { attributeId, option, from, to } of conditions) {
    if (option !== null) params.set(prefixes.anyOf + attributeId, option);
    if (from !== null) params.set(prefixes.from + attributeId, from);
    if (to !== null) params.set(prefixes.to + attributeId, to);
  }
  return `${categoryId === undefined ? paths.products : paths.category(categoryId)}?${params.toString()}`;
}
