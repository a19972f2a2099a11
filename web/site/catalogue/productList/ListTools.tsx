import Button from '@mui/material/Button';
import type { ChangeEvent } from 'react';
import { Form, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from '../../../graphql/generated/site.ts';
import { listPath } from '../../paths.ts';
import { columnChoices } from './tableColumns.ts';
import './ListTools.css';
import { hiddenFields, specOrderIn } from './listAddress.ts';
import { orders } from './listVariables.ts';

type Choices = Record<string, { label: string; options: Record<string, { label: string }> }>;

const search: Choices = {
  order: { label: 'Sırala', options: { '': { label: 'En uygun' }, ...orders } },
};
const { newest, ...others } = orders;
const category: Choices = { order: { label: 'Sırala', options: { '': newest, ...others } } };

interface ListToolsProps {
  of: 'search' | 'category';
  facets: TableColumnsFragment | null;
}

/**
 * Offers the order of a list: a form that works without scripts; with them a choice applies at once.
 */
export function ListTools({ of, facets }: ListToolsProps) {
  const [params] = useSearchParams();
  // Cards do not show the value that they are sorted by, so the choice names it.
  const bySpec = {
    ...(specOrderIn(params) && { [params.get('order') ?? '']: { label: 'Ölçüye göre' } }),
    ...columnChoices(facets, params),
  };
  const choices = of === 'search' ? search : category;
  const fields = Object.entries(choices).map(([name, { label, options }]): [string, Choices[string]] => [
    name,
    { label, options: name === 'order' ? { ...options, ...bySpec } : options },
  ]);
  const location = useLocation();
  const navigate = useNavigate();
  // A choice just made is shown while its list is loading.
  const next = useNavigation().location;
  const shown = next?.pathname === location.pathname ? new URLSearchParams(next.search) : params;
  const hidden = hiddenFields(params, (name) => fields.some(([own]) => own === name));

  const choose = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    void navigate(listPath(shown, { [name]: value }), { preventScrollReset: true });

  return (
    <Form className="list-tools" action={location.pathname} aria-label="Listeyi düzenle">
      {hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {fields.map(([name, { label, options }]) => (
        <label key={name}>
          <span className="list-tools-name">{label}</span>
          <select name={name} value={shown.get(name) ?? ''} onChange={choose}>
            {Object.entries(options).map(([value, option]) => (
              <option key={value} value={value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button className="list-tools-submit" type="submit" variant="outlined" size="small">
        Uygula
      </Button>
    </Form>
  );
}
