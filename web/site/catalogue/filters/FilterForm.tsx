import Button from '@mui/material/Button';
import { Form, useLocation } from 'react-router-dom';
import type { ListFacetsFragment } from './listFacets.generated.ts';
import { isFilter } from '../productList/filterNames.ts';
import { hiddenFields } from '../productList/listAddress.ts';
import { facetGroups } from './facetGroups.ts';
import { FacetGroupHead } from './FacetGroupHead.tsx';
import { OtherKinds } from './OtherKinds.tsx';
import { SaleFacets } from './SaleFacets.tsx';
import { SpecFacet } from './SpecFacet.tsx';
import './FilterForm.css';
import { useFilters } from './useFilters.ts';
import * as words from '../../../words/tr/common.ts';
import * as texts from '../../../words/tr/filters.ts';

interface FilterFormProps {
  facets: ListFacetsFragment;
}

/** Shows all filters of a list: a form that works without scripts; with them a choice applies at once. */
export function FilterForm({ facets }: FilterFormProps) {
  const filters = { ...useFilters(), isExact: facets.isExact };
  const { pathname } = useLocation();
  const hidden = hiddenFields(filters.shown, isFilter);
  const groups = facetGroups(facets);
  const isGrouped = groups.some(({ kind }) => kind) && facets.kinds.length > 1;
  return (
    <Form className="filter-form" action={pathname} preventScrollReset>
      {hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.map(({ kind, count, specs }) => (
        <div key={kind?.id ?? ''} className="facet-group">
          {isGrouped && (specs.length > 0 || !kind) && (
            <FacetGroupHead name={kind?.name ?? texts.shared} count={count} />
          )}
          {specs.map((facet) => (
            <SpecFacet key={facet.attribute.id} facet={facet} {...filters} />
          ))}
          {!kind && <SaleFacets facets={facets} {...filters} />}
        </div>
      ))}
      <OtherKinds facets={facets} />
      <Button className="filter-submit" type="submit" variant="outlined">
        {words.apply}
      </Button>
    </Form>
  );
}
