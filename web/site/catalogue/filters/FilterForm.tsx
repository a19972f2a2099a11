import Button from '@mui/material/Button';
import { Form, useLocation } from 'react-router-dom';
import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';
import { availabilities, isFilter, hiddenFields, prefixes } from '../productList/listAddress.ts';
import { choicesFirst } from './chosenFilters.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { Facet } from './Facet.tsx';
import { offersAvailability } from './offersChoice.ts';
import { PriceFacet } from './PriceFacet.tsx';
import { RangeFacet } from './RangeFacet.tsx';
import './FilterForm.css';
import { useFilters } from './useFilters.ts';

interface FilterFormProps {
  facets: ListFacetsFragment;
}

/** Shows all filters of a list: a form that works without scripts; with them a choice applies at once. */
export function FilterForm({ facets }: FilterFormProps) {
  const filters = useFilters();
  const { pathname } = useLocation();
  const hidden = hiddenFields(filters.shown, isFilter);
  const counted = Object.entries(availabilities).flatMap(([value, { availability, label: name }]) => {
    const count = facets.availability.find((one) => one.availability === availability)?.count;
    return count === undefined ? [] : [{ value, name, count }];
  });
  return (
    <Form className="filter-form" action={pathname} preventScrollReset>
      {hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {choicesFirst(facets.specs).map((facet) => (
        <Facet key={facet.attribute.id} title={facet.attribute.name}>
          {facet.choices.length > 0 ? (
            <ChoiceFacet name={prefixes.anyOf + facet.attribute.id} choices={facet.choices} {...filters} />
          ) : (
            <RangeFacet facet={facet} {...filters} />
          )}
        </Facet>
      ))}
      <PriceFacet facets={facets} {...filters} />
      {(offersAvailability(facets) || filters.shown.has('availability')) && (
        <Facet title="Bulunurluk">
          <ChoiceFacet name="availability" choices={counted} {...filters} />
        </Facet>
      )}
      <Button className="filter-submit" type="submit" variant="outlined">
        Uygula
      </Button>
    </Form>
  );
}
