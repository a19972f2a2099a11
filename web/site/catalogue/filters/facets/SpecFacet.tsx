import type { ListFacetsFragment } from '../chosen/listFacets.generated.ts';
import { prefixes, unreadIn } from '../../productList/filterNames.ts';
import { kindIn } from '../../productList/listAddress.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { Facet } from './Facet.tsx';
import { NumberChips } from './NumberChips.tsx';
import { RangeFacet } from './RangeFacet.tsx';
import type { Filters } from '../chosen/useFilters.ts';

type Spec = ListFacetsFragment['specs'][number];

interface SpecFacetProps extends Filters {
  facet: Spec;
}

/** Sizes such as 'DN50', 'M8' and '2,5' are short and are read side by side. */
const isSize = ({ name }: { name: string }) => name.length <= 8 && /\d/.test(name);
const mostChips = 24;

/** Offers one attribute: few sizes as chips, options as tick boxes, and other numbers as a range. */
export function SpecFacet({ facet, shown, apply, isExact }: SpecFacetProps) {
  const { attribute, choices, from, to, ofKind } = facet;
  // An attribute that only one kind has makes the list one of that kind.
  const kind: Record<string, string[]> = ofKind && kindIn(shown) === null ? { kind: [ofKind.id] } : {};
  const filters = { shown, isExact, apply: (changes: Record<string, string[]>) => apply({ ...changes, ...kind }) };
  const unit = attribute.unit?.symbol;
  const name = prefixes.anyOf + attribute.id;
  const isTyped = [prefixes.from, prefixes.to].some((end) => unreadIn(shown, end + attribute.id) !== undefined);
  const isRange = choices.length === 0 || from !== null || to !== null || isTyped;
  const areChips = choices.length <= mostChips && choices.every(isSize);
  return (
    <Facet title={attribute.name} unit={isRange ? undefined : unit}>
      {isRange ? (
        <RangeFacet facet={facet} {...filters} />
      ) : areChips ? (
        <NumberChips name={name} choices={choices} {...filters} />
      ) : (
        <ChoiceFacet name={name} choices={choices} {...filters} />
      )}
    </Facet>
  );
}
