import { useState } from 'react';
import Button from '@mui/material/Button';
import { Form, useLocation } from 'react-router-dom';
import { fold } from '../../../../common/text/letters.ts';
import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { isFilter } from '../productList/filterNames.ts';
import { hiddenFields } from '../productList/listAddress.ts';
import { facetGroups } from './facetGroups.ts';
import { FacetGroupHead } from './FacetGroupHead.tsx';
import { OtherKinds } from './OtherKinds.tsx';
import { BrandFacet } from './facets/BrandFacet.tsx';
import { SaleFacets } from './facets/SaleFacets.tsx';
import { SpecFacet } from './facets/SpecFacet.tsx';
import './FilterForm.css';
import { offersBrands } from './chosen/offersChoice.ts';
import { useFilters } from './chosen/useFilters.ts';
import * as words from '../../../words/tr/common.ts';
import * as texts from '../../../words/tr/filters.ts';

interface FilterFormProps {
  facets: ListFacetsFragment;
}

/** Fewer filters than these are found by looking at them. */
const mostInSight = 5;

/** A filter is found by its name and those of its values. Those that are hidden go on to be sent. */
const namesOf = ({ attribute, choices }: ListFacetsFragment['specs'][number]) =>
  fold([attribute.name, ...choices.map(({ name }) => name)].join(' '));

/** Shows all filters of a list: a form that works without scripts; with them a choice applies at once. */
export function FilterForm({ facets }: FilterFormProps) {
  const filters = { ...useFilters(), isExact: facets.isExact };
  const { pathname } = useLocation();
  const hidden = hiddenFields(filters.shown, isFilter);
  const groups = facetGroups(facets);
  const [sought, setSought] = useState('');
  const wanted = fold(sought.trim());
  const named = groups.map((group) => ({ ...group, names: group.specs.map(namesOf) }));
  const isHidden = (names: string | undefined) => !names?.includes(wanted);
  const brands = offersBrands(facets) ? fold([texts.brand, ...facets.brands.map(({ brand }) => brand)].join(' ')) : '';
  const isOver = wanted !== '' && [...named.flatMap(({ names }) => names), brands].every(isHidden);
  const isGrouped = groups.some(({ kind }) => kind) && facets.kinds.length > 1;
  return (
    <Form className="filter-form" action={pathname} preventScrollReset>
      {hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {facets.specs.length > mostInSight && (
        <input
          className="facet-finder"
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          value={sought}
          maxLength={60}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <p className="facet-none" role="status">
        {isOver && texts.noneNamed(sought.trim())}
      </p>
      {named.map(({ kind, count, specs, names }) => (
        <div key={kind?.id ?? ''} className="facet-group">
          {wanted === '' && isGrouped && (specs.length > 0 || !kind) && (
            <FacetGroupHead name={kind?.name ?? texts.shared} count={count} />
          )}
          {specs.map((facet, at) => (
            <div key={facet.attribute.id} hidden={isHidden(names[at])}>
              <SpecFacet facet={facet} {...filters} />
            </div>
          ))}
          {!kind && (
            <>
              <div hidden={isHidden(brands)}>
                <BrandFacet facets={facets} {...filters} />
              </div>
              <div hidden={wanted !== ''}>
                <SaleFacets facets={facets} {...filters} />
              </div>
            </>
          )}
        </div>
      ))}
      <OtherKinds facets={facets} />
      <Button className="filter-submit" type="submit" variant="outlined">
        {words.apply}
      </Button>
    </Form>
  );
}
