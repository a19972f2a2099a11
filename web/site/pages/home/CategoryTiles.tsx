import { Link } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { useHomePageQuery } from './homePage.generated.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { sizes } from '../../catalogue/productCards/pictureSizes.ts';
import { pictured } from '../../catalogue/categories/CategoryHead.tsx';
import './CategoryTiles.css';
import { useHomeMore } from './useHomeMore.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/home.ts';

const mostColumns = 5;
/** The widest tile in pixels, on a screen of double density. */
const widestInTile = 640;

/** Shows each category that holds something, for visitors who have no code at hand. */
export function CategoryTiles() {
  const { data } = useHomePageQuery();
  const more = useHomeMore();
  const categories = (data?.categories ?? []).filter(({ products }) => products.totalCount > 0);
  if (categories.length === 0) return null;
  return (
    <section className="section category-section" aria-labelledby="categories">
      <div className="with-link container">
        <h2 className="t-h3" id="categories">
          {common.categories}
        </h2>
        <ul className="category-tiles" style={{ ['--tiles' as string]: Math.min(categories.length, mostColumns) }}>
          {categories.map(({ id, name, products: { totalCount, nodes } }) => {
            const kinds = more?.categories.find((one) => one.id === id)?.kinds;
            const { image = null, picture = null } = pictured(nodes) ?? {};
            return (
              <li key={id}>
                <Link className="category-tile" to={paths.category(id)}>
                  <Picture alt="" image={image} picture={picture} sizes={sizes.tile} upTo={widestInTile} />
                  <span className="category-tile-name">{name}</span>{' '}
                  <span className="category-tile-count muted">{common.productsOf(totalCount)}</span>
                </Link>
                {kinds && <KindsOfCategory id={id} kinds={kinds.map(({ kind }) => kind)} />}
              </li>
            );
          })}
        </ul>
        <TextLink to={paths.products} arrow>
          {more ? words.allOf(more.catalogueFigures.products) : common.allProducts}
        </TextLink>
      </div>
    </section>
  );
}

interface KindsOfCategoryProps {
  id: string;
  kinds: { id: string; name: string }[];
}

/** In a large catalogue a category holds several kinds; the largest are one step away. */
const KindsOfCategory = ({ id, kinds }: KindsOfCategoryProps) => (
  <ul className="category-kinds">
    {kinds.map((kind) => (
      <li key={kind.id}>
        <Link to={paths.kind(id, kind.id)} rel="nofollow">
          {kind.name}
        </Link>
      </li>
    ))}
  </ul>
);
