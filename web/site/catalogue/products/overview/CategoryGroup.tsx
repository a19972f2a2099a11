import { Link } from 'react-router-dom';
import { ArrowForwardIcon } from '../../../../components/icons.tsx';
import type { ProductGroupFragment } from './productsPage.generated.ts';
import { CodeText } from '../../../parts/CodeText.tsx';
import { groupAnchor, paths } from '../../../paths.ts';
import { ProductGrid } from '../../productCards/ProductGrid.tsx';
import './CategoryGroup.css';
import { CountLink } from './CountLink.tsx';
import * as common from '../../../../words/tr/common.ts';
import * as words from '../../../../words/tr/products.ts';

interface CategoryGroupProps {
  category: ProductGroupFragment;
  /** The group is in view when the page opens, so its pictures are loaded first. */
  first: boolean;
}

/** Shows the newest products of a category, and the ways to the others: its largest kinds and all of it. */
export function CategoryGroup({ category, first }: CategoryGroupProps) {
  const { id, name, description, productCount, kinds, products } = category;
  const isMore = products.pageInfo.hasNextPage;
  return (
    <section className="category-group" id={groupAnchor(id)} aria-label={name}>
      <div className="category-group-head">
        <h2 className="t-h4 typed">{name}</h2>
        <span className="muted">{common.productsOf(productCount)}</span>
        <p className="t-body2 muted typed">
          <CodeText text={description} />
        </p>
      </div>
      <ProductGrid products={products.nodes} place="overview" inView={first ? 3 : 0} />
      {(isMore || kinds.length > 1) && (
        <div className="category-group-more">
          {kinds.length > 1 && (
            <nav className="count-links" aria-label={words.kindsOf(name)}>
              <b>{words.kinds}</b>
              {kinds.map(({ kind, count }) => (
                <CountLink key={kind.id} to={paths.kind(id, kind.id)} name={kind.name} count={count} />
              ))}
            </nav>
          )}
          {isMore && (
            <Link className="small-button" to={paths.category(id)} aria-label={words.moreOf(name)}>
              {words.more}
              <ArrowForwardIcon />
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
