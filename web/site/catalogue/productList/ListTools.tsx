import Button from '@mui/material/Button';
import type { ChangeEvent } from 'react';
import { Form, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { ProductOrder } from '../../../graphql/generated/schema.ts';
import type { TableColumnsFragment } from '../productTable/tableRow.generated.ts';
import { listPath } from '../../paths.ts';
import { columnChoices } from './tableColumns.ts';
import './ListTools.css';
import { hiddenFields, specOrderIn } from './listAddress.ts';
import { orders } from './listVariables.ts';
import * as words from '../../../words/tr/lists.ts';
import * as common from '../../../words/tr/common.ts';

interface ListToolsProps {
  /** The order of the list where its address names none. */
  usual: ProductOrder;
  facets: TableColumnsFragment | null;
}

/** Lists the orders by their names in the address. Products without a kind have no sizes. */
function choicesOf(usual: ProductOrder, facets: TableColumnsFragment | null, chosen: string | null) {
  const known = Object.entries<{ orderBy: ProductOrder; label: string }>(orders);
  const label = known.find(([, { orderBy }]) => orderBy === usual)?.[1].label ?? words.bestMatch;
  const offered = known.filter(
    ([name, { orderBy }]) =>
      name === chosen || (orderBy !== usual && (orderBy !== 'SIZE' || (facets?.kinds.length ?? 0) > 0)),
  );
  return { '': { label }, ...Object.fromEntries(offered) };
}

/**
 * Offers the order of a list: a form that works without scripts; with them a choice applies at once.
 */
export function ListTools({ usual, facets }: ListToolsProps) {
  const [params] = useSearchParams();
  const options: Record<string, { label: string }> = {
    ...choicesOf(usual, facets, params.get('order')),
    // Cards may not say by which of their values they are sorted.
    ...(specOrderIn(params) && { [params.get('order') ?? '']: { label: words.byValue } }),
    ...columnChoices(facets, params),
  };
  const location = useLocation();
  const navigate = useNavigate();
  // A choice just made is shown while its list is loading.
  const next = useNavigation().location;
  const shown = next?.pathname === location.pathname ? new URLSearchParams(next.search) : params;
  const hidden = hiddenFields(params, (name) => name === 'order');

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    void navigate(listPath(shown, { order: target.value }), { preventScrollReset: true });

  return (
    <Form className="list-tools" action={location.pathname} aria-label={words.editList}>
      {hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="list-tools-name">{words.sort}</span>
        <select name="order" value={shown.get('order') ?? ''} onChange={choose}>
          {Object.entries(options).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button className="list-tools-submit" type="submit" variant="outlined" size="small">
        {common.apply}
      </Button>
    </Form>
  );
}
