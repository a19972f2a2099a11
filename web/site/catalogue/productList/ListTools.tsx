import Button from '@mui/material/Button';
import type { ChangeEvent } from 'react';
import { Form, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from '../../../graphql/generated/site.ts';
import { listPath } from '../../paths.ts';
import { columnChoices } from './tableColumns.ts';
import './ListTools.css';
import { hiddenFields, specOrderIn } from './listAddress.ts';
import { orders } from './listVariables.ts';

const { newest, ...others } = orders;
/** A search is in the order of its matches, another list begins with what is new. */
const usual = { search: { '': { label: 'En uygun' }, ...orders }, category: { '': newest, ...others } };

interface ListToolsProps {
  of: 'search' | 'category';
  facets: TableColumnsFragment | null;
}

/**
 * Offers the order of a list: a form that works without scripts; with them a choice applies at once.
 */
export function ListTools({ of, facets }: ListToolsProps) {
  const [params] = useSearchParams();
  const options: Record<string, { label: string }> = {
    ...usual[of],
    // Cards do not show the value that they are sorted by, so the choice names it.
    ...(specOrderIn(params) && { [params.get('order') ?? '']: { label: 'Ölçüye göre' } }),
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
    <Form className="list-tools" action={location.pathname} aria-label="Listeyi düzenle">
      {hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="list-tools-name">Sırala</span>
        <select name="order" value={shown.get('order') ?? ''} onChange={choose}>
          {Object.entries(options).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button className="list-tools-submit" type="submit" variant="outlined" size="small">
        Uygula
      </Button>
    </Form>
  );
}
