import { Link } from 'react-router-dom';
import { useSectorsPageQuery } from './sectorPage.generated.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import type { sectors } from '../../../words/tr/specified.ts';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import './SectorShelf.css';
import * as words from '../../../words/tr/sectors.ts';

/** So many products stand beside each other, as sectorPage.graphql asks for. */
const shown = 3;

/** Leads from a sector to its categories and to a few of its products; renders nothing while it has neither. */
export function SectorShelf({ sector }: { sector: (typeof sectors)[number] }) {
  const { data } = useSectorsPageQuery();
  const products = data?.sectors.find(({ id }) => id === sector.id)?.products ?? [];
  const categories = sector.categories.flatMap((id) => data?.categories.find((one) => one.id === id) ?? []);
  if (products.length === 0 && categories.length === 0) return null;
  const heading = `shelf-${sector.id}`;
  return (
    <section className="sector-shelf" aria-labelledby={heading}>
      <div>
        <h2 className="t-h4" id={heading}>
          {words.oftenAskedIn(sector.name)}
        </h2>
        <ul className="sector-categories wraps">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.category(id)}>{name}</Link>
            </li>
          ))}
        </ul>
        <TextLink to={paths.sector(sector.id)} arrow>
          {words.seeSector}
        </TextLink>
      </div>
      {products.length > 0 && (
        <ProductGrid products={products} place="group" filled={products.length < shown ? 'one row' : undefined} />
      )}
    </section>
  );
}
