import type { AttributeRow } from '../references/attributes.store.ts';
import type { KindRow } from '../references/kinds.store.ts';
import type { Definitions } from '../references/definitions.ts';
import type { Narrowing } from './filters.store.ts';

/** Returns the filterable attributes that all these kinds share, in the order of the first, then those of the filter. */
export function offeredAttributes(
  kinds: KindRow[],
  { attributes }: Definitions,
  { specs }: Pick<Narrowing, 'specs'>,
): AttributeRow[] {
  const [first, ...others] = kinds.map((kind) =>
    kind.attributes.filter(({ filterable }) => filterable).map(({ attributeId }) => attributeId),
  );
  const common = (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
  const ids = new Set([...common, ...specs.map(({ attributeId }) => attributeId)]);
  return [...ids].flatMap((id) => {
    const attribute = attributes.get(id);
    return attribute && attribute.kind !== 'TEXT' ? [attribute] : [];
  });
}
