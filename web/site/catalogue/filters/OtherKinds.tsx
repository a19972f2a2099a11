import { Link, useSearchParams } from 'react-router-dom';
import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { searchOf, toKind } from '../productList/listAddress.ts';
import { chosenFilters } from './chosen/chosenFilters.ts';
import { FacetGroupHead } from './FacetGroupHead.tsx';
import { ownFilters } from './facetGroups.ts';
import * as words from '../../../words/tr/filters.ts';

/** So many other kinds are named; the head of the page has them all. */
const most = 5;

/** Says why the other kinds are shut while a filter is chosen that they do not have, and leads to them without it. */
export function OtherKinds({ facets }: { facets: ListFacetsFragment }) {
  const [params] = useSearchParams();
  const own = ownFilters(facets);
  const { kind, kinds } = facets;
  if (!kind || own.length === 0) return null;
  const chips = chosenFilters({ specs: own, kind: null }, params);
  const ids = own.map(({ attribute }) => attribute.id);
  return kinds
    .filter((one) => one.kind.id !== kind.id)
    .slice(0, most)
    .map((other) => (
      <div key={other.kind.id} className="facet-group">
        <FacetGroupHead name={other.kind.name} count={other.count} />
        <p className="facet-shut muted">
          <CodeText text={words.onlyInKind(chips.map(({ label }) => `“${label}”`).join(', '), kind.name)} />{' '}
          <Link
            className="text-link"
            to={searchOf(toKind(params, other.kind.id, ids))}
            rel="nofollow"
            preventScrollReset
          >
            <span>
              {words.toThisKind}
              <span className="visually-hidden">: {other.kind.name}</span>
            </span>
          </Link>
        </p>
      </div>
    ));
}
