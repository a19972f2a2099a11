import type { ReactNode } from 'react';
import type { ProductsPageQuery } from '../../../graphql/generated/site.ts';
import { paths } from '../../paths.ts';
import './CatalogueChoices.css';
import { CountLink } from './CountLink.tsx';

interface CatalogueChoicesProps {
  groups: { id: string; name: string; productCount: number }[];
  data: ProductsPageQuery;
}

/** Leads from the whole catalogue to a part of it, beside the categories on wide screens. */
export function CatalogueChoices({ groups, data: { inStock, onOrder, priced } }: CatalogueChoicesProps) {
  const rest = [
    { name: 'Stokta', query: 'availability=in-stock', ...inStock },
    { name: 'Sipariş üzerine', query: 'availability=on-order', ...onOrder },
    { name: 'Fiyatı olanlar', query: 'price=known', ...priced },
  ].filter(({ totalCount }) => totalCount > 0);
  return (
    // The headings of the page are its categories alone.
    <div className="catalogue-choices" role="group" aria-label="Filtreler">
      <p className="filter-title" aria-hidden="true">
        Filtreler
      </p>
      <Choices title="Kategori">
        {groups.map(({ id, name, productCount }) => (
          <CountLink key={id} to={inList({ category: id })} name={name} count={productCount} />
        ))}
      </Choices>
      <form className="facet count-links" action={paths.products}>
        <label>
          <b>Standart</b>
          <span className="range-input">
            <input name="q" placeholder="DIN, ISO ya da EN numarası" maxLength={200} autoComplete="off" />
          </span>
        </label>
      </form>
      {rest.length > 0 && (
        <Choices title="Bulunurluk ve fiyat">
          {rest.map(({ name, query, totalCount, isCountExact }) => (
            <CountLink key={query} to={inList(query)} name={name} count={totalCount} isExact={isCountExact} />
          ))}
        </Choices>
      )}
    </div>
  );
}

const inList = (choice: string | Record<string, string>) =>
  `${paths.products}?${new URLSearchParams(choice).toString()}`;

const Choices = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav className="facet count-links" aria-label={title}>
    <b aria-hidden="true">{title}</b>
    {children}
  </nav>
);
