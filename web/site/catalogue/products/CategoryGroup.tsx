import { Link } from 'react-router-dom';
import { ArrowForwardIcon } from '../../../components/icons.tsx';
import type { ProductGroupFragment } from '../../../graphql/generated/site.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { groupAnchor, paths } from '../../paths.ts';
import { ProductGrid } from '../productCards/ProductGrid.tsx';

interface CategoryGroupProps {
  category: ProductGroupFragment;
  /** The group is in view when the page opens, so its pictures are loaded first. */
  first: boolean;
}

export function CategoryGroup({ category, first }: CategoryGroupProps) {
  const { id, name, description, products } = category;
  const anchor = groupAnchor(id);
  return (
    <section className="category-group" id={anchor} aria-label={name}>
      <div className="category-group-head">
        <h2 className="t-h4">{name}</h2>
        <p className="t-body2 muted typed">
          <CodeText text={description} />
        </p>
        {products.pageInfo.hasNextPage && (
          <Link className="small-button" to={paths.category(id)} aria-label={`Daha Fazla: ${name}`}>
            Daha Fazla
            <ArrowForwardIcon />
          </Link>
        )}
      </div>
      <ProductGrid products={products.nodes} place="group" inView={first ? 3 : 0} />
    </section>
  );
}
