import type { ReactNode } from 'react';
import type { ProductsPageQuery } from './productsPage.generated.ts';
import { usePagePath } from '../../../parts/OriginProvider.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { paths } from '../../../paths.ts';
import { askedKinds } from '../../productList/documentKinds.ts';
import { documented, prefixes } from '../../productList/filterNames.ts';
import './CatalogueChoices.css';
import { CountLink } from './CountLink.tsx';
import * as common from '../../../../words/tr/common.ts';
import * as words from '../../../../words/tr/products.ts';

interface CatalogueChoicesProps {
  groups: { id: string; name: string; productCount: number }[];
  data: ProductsPageQuery;
}

/** Leads from the whole catalogue to a part of it, beside the categories on wide screens. */
export function CatalogueChoices({ groups, data }: CatalogueChoicesProps) {
  const pagePath = usePagePath();
  const { inStock, onOrder, priced, standards, productsWithDocuments } = data;
  const rest = [
    { name: common.inStock, query: 'availability=in-stock', ...inStock },
    { name: common.onOrder, query: 'availability=on-order', ...onOrder },
    { name: common.withPrice, query: 'price=known', ...priced },
  ].filter(({ totalCount }) => totalCount > 0);
  const documents = askedKinds(productsWithDocuments).filter(({ count }) => count > 0);
  return (
    // The headings of the page are its categories alone.
    <div className="catalogue-choices" role="group" aria-label={common.filters}>
      <p className="filter-title" aria-hidden="true">
        {common.filters}
      </p>
      <Choices title={common.category}>
        {groups.map(({ id, name, productCount }) => (
          <CountLink key={id} to={inList({ category: id })} name={name} count={productCount} />
        ))}
      </Choices>
      <form className="facet count-links" action={pagePath(paths.products)}>
        <label>
          <b>{words.standard}</b>
          <span className="range-input row">
            <input name="q" placeholder={words.standardNumber} maxLength={200} autoComplete="off" />
          </span>
        </label>
        {standards && <StandardLinks {...standards} />}
      </form>
      {documents.length > 0 && (
        <Choices title={common.document}>
          {documents.map(({ value, ...one }) => (
            <CountLink key={value} to={inList({ [documented]: value })} {...one} />
          ))}
        </Choices>
      )}
      {rest.length > 0 && (
        <Choices title={words.availabilityAndPrice}>
          {rest.map(({ name, query, totalCount, isCountExact }) => (
            <CountLink key={query} to={inList(query)} name={name} count={totalCount} isExact={isCountExact} />
          ))}
        </Choices>
      )}
    </div>
  );
}

type Standards = NonNullable<ProductsPageQuery['standards']>;

/** Leads to the standards that most products name; the list of all products offers the others. */
const StandardLinks = ({ attribute, optionCount, options }: Standards) => (
  <nav aria-label={words.standard}>
    {options.map(({ value, ...one }) => (
      <CountLink key={value} to={inList({ [prefixes.anyOf + attribute.id]: value })} {...one} />
    ))}
    {optionCount > options.length && (
      <TextLink to={paths.allProducts} rel="nofollow">
        {words.allStandards(optionCount)}
      </TextLink>
    )}
  </nav>
);

const inList = (choice: string | Record<string, string>) =>
  `${paths.products}?${new URLSearchParams(choice).toString()}`;

const Choices = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav className="facet count-links" aria-label={title}>
    <b aria-hidden="true">{title}</b>
    {children}
  </nav>
);
