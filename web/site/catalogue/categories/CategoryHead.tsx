import { Picture } from '../../../components/Picture.tsx';
import type { CategoryPageQuery } from './categoryPage.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PdfLink } from '../../parts/PdfLink.tsx';
import { files, paths } from '../../paths.ts';
import { pages } from '../../../words/tr/specified.ts';
import { KindLinks } from '../filters/KindLinks.tsx';
import { offersKinds } from '../filters/offersChoice.ts';
import './CategoryHead.css';
import { pictured } from './pictured.ts';
import * as words from '../../../words/tr/common.ts';

interface CategoryHeadProps {
  id: string;
  category: CategoryPageQuery['category'] | undefined;
  /** The products of the category; missing while they are loaded and where there are none. */
  products: CategoryPageQuery['products'] | undefined;
  /** The kind of product that the list is narrowed to. */
  kind: string | null;
}

/** The widest picture in pixels, on a screen of double density. */
const widest = 640;

/** Names the category and leads to its kinds and prices. It is low, so that products stand in the first window. */
export function CategoryHead({ id, category, products, kind }: CategoryHeadProps) {
  const { name = '', description } = category ?? {};
  const facets = products?.facets ?? null;
  const shown = pictured(category?.products.nodes ?? []);
  return (
    <PageHead
      className="category-head"
      path={[{ to: paths.products, label: words.products }]}
      title={name}
      lede={description}
    >
      {shown && (
        <div className="category-head-drawing">
          <Picture alt="" image={shown.image} picture={shown.picture} sizes="248px" upTo={widest} />
        </div>
      )}
      {products && (
        <div className="category-head-links">
          {facets && offersKinds(facets, kind) ? (
            <KindLinks facets={facets} />
          ) : (
            <p className="note">{words.productsOf(facets?.total ?? products.totalCount)}</p>
          )}
          <PdfLink href={files.priceList(id)}>{pages.priceList}</PdfLink>
        </div>
      )}
    </PageHead>
  );
}
