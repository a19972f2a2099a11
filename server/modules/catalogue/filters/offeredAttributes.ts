import type { AttributeRow } from '../references/attributes.store.ts';
import type { KindRow } from '../references/kinds.store.ts';
import type { Definitions } from '../references/definitions.ts';
import type { Narrowing } from './filters.store.ts';

export type CountedKind = { kind: KindRow; count: number };

/** `ofKind` is the only kind of the list that has the attribute; null for one that several have. `count` is of all products of its kinds. */
export type Offered = { attribute: AttributeRow; ofKind: KindRow | null; count: number };

/** A list of several kinds offers at most this many attributes, however many kinds there are. */
const most = { common: 10, ofEach: 3, all: 30 };

/** Lists the kinds of the list that have each attribute, by its id. */
function kindsByAttribute(kinds: CountedKind[]) {
  const having = new Map<string, CountedKind[]>();
  for (const one of kinds)
    for (const { attributeId, filterable } of one.kind.attributes)
      if (filterable) having.set(attributeId, [...(having.get(attributeId) ?? []), one]);
  return having;
}

const sum = (kinds: CountedKind[]) => kinds.reduce((all, { count }) => all + count, 0);

/** Returns the kinds that the list is narrowed to: those of the filter, or the only one of which it leaves products. */
export function chosenKinds(kinds: CountedKind[], kindIds: string[] | undefined, left: (string | null)[]) {
  if (kindIds) return kinds.filter(({ kind }) => kindIds.includes(kind.id));
  const [only, ...others] = left;
  return kinds.length === 1 || others.length > 0
    ? kinds.length === 1
      ? kinds
      : []
    : kinds.filter(({ kind }) => kind.id === only);
}

/**
 * Returns what a list can be narrowed by. Of one kind, all that it has, in its order; of several, what at least two have, then
 * of each, the largest first, the few attributes that tell its products apart. What the filter asks for comes last where it is
 * not among them.
 */
export function offeredAttributes(
  kinds: CountedKind[],
  chosen: CountedKind[],
  { attributes }: Definitions,
  { specs }: Pick<Narrowing, 'specs'>,
): Offered[] {
  const having = kindsByAttribute(kinds);
  const isCommon = (id: string) => (having.get(id)?.length ?? 0) > 1;
  const isOffered = (id: string) => (attributes.get(id)?.kind ?? 'TEXT') !== 'TEXT';
  const ids = new Set<string>();
  if (chosen.length === 1) {
    for (const { attributeId, filterable } of chosen[0]?.kind.attributes ?? [])
      if (filterable && isOffered(attributeId)) ids.add(attributeId);
  } else {
    const pool = chosen.length > 0 ? chosen : kinds;
    const ofPool = kindsByAttribute(pool);
    const common = [...ofPool].filter(([id, some]) => some.length > 1 && isOffered(id));
    common.sort(([, one], [, other]) => sum(other) - sum(one));
    for (const [id] of common.slice(0, most.common)) ids.add(id);
    for (const { kind } of pool.toSorted((one, other) => other.count - one.count)) {
      const own = kind.attributes.filter(
        ({ attributeId, filterable }) => filterable && isOffered(attributeId) && !isCommon(attributeId),
      );
      const telling = [...own.filter(({ key }) => key), ...own.filter(({ key }) => !key)].slice(0, most.ofEach);
      if (ids.size + telling.length <= most.all) for (const { attributeId } of telling) ids.add(attributeId);
    }
  }
  for (const { attributeId } of specs) ids.add(attributeId);
  return [...ids].flatMap((id) => {
    const attribute = attributes.get(id);
    const some = having.get(id) ?? [];
    const ofKind = some.length === 1 ? (some[0]?.kind ?? null) : null;
    return attribute && attribute.kind !== 'TEXT' ? [{ attribute, ofKind, count: sum(some) }] : [];
  });
}
