import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { choicesFirst } from './chosen/chosenFilters.ts';

type SpecFacet = ListFacetsFragment['specs'][number];

/** The filters of one kind, or what several kinds share where `kind` is null. */
export interface FacetGroup {
  kind: { id: string; name: string } | null;
  /** The number of products of the kind in the list. */
  count: number | null;
  specs: SpecFacet[];
}

/** Puts filters into groups: those of one kind before what every product says; of several kinds first what they share. */
export function facetGroups({ specs, kind, kinds }: ListFacetsFragment): FacetGroup[] {
  if (kind) {
    const count = kinds.find((one) => one.kind.id === kind.id)?.count ?? null;
    return [
      { kind, count, specs: choicesFirst(specs) },
      { kind: null, count: null, specs: [] },
    ];
  }
  const common: FacetGroup = { kind: null, count: null, specs: choicesFirst(specs.filter(({ ofKind }) => !ofKind)) };
  const ids = [...new Set(specs.flatMap(({ ofKind }) => ofKind?.id ?? []))];
  const own = ids.flatMap((id): FacetGroup[] => {
    const found = kinds.find((one) => one.kind.id === id);
    const some = choicesFirst(specs.filter(({ ofKind }) => ofKind?.id === id));
    return found ? [{ kind: found.kind, count: found.count, specs: some }] : [];
  });
  return [common, ...own];
}

/** Lists the attributes by which the list is narrowed and that only one kind has: another kind cannot keep them. */
export const ownFilters = ({ specs }: Pick<ListFacetsFragment, 'specs'>) =>
  specs.filter(({ ofKind, without }) => ofKind !== null && without !== null);
