import { Picture } from '../../../components/Picture.tsx';
import type { CategoryPageQuery } from './categoryPage.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PdfLink } from '../../parts/PdfLink.tsx';
import { files, paths } from '../../paths.ts';
import { textLanguage } from '../../../components/texts.ts';
import { pages } from '../../../words/tr/specified.ts';
import { KindLinks } from '../filters/KindLinks.tsx';
import { offersKinds } from '../filters/chosen/offersChoice.ts';
import './CategoryHead.css';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/sheets.ts';

interface CategoryHeadProps {
  id: string;
  category: CategoryPageQuery['category'] | undefined;
  /** The products of the category; missing while they are loaded and where there are none. */
  products: CategoryPageQuery['products'] | undefined;
  /** The kind of product that the list is narrowed to. */
  kind: string | null;
  /** The list shows size sheets, whose first row stands in the first window below a low head. */
  isWide: boolean;
  /** The list shows all of its kinds in rows, so that no links to them are needed above it. */
  isWhole: boolean;
}

/** The widest picture in pixels, on a screen of double density. */
const widest = 640;

/** Names the category and leads to its kinds and prices. It is low, so that products stand in the first window. */
export function CategoryHead({ id, category, products, kind, isWide, isWhole }: CategoryHeadProps) {
  const { name = '', description } = category ?? {};
  const facets = products?.facets ?? null;
  const shown = pictured(category?.products.nodes ?? []);
  return (
    <PageHead
      className={isWide ? 'category-head category-head-low' : 'category-head'}
      path={[{ to: paths.products, label: common.products }]}
      title={name}
      lede={description}
      lang={textLanguage('Category', id, 'name')}
      ledeLang={textLanguage('Category', id, 'description')}
    >
      {shown && !isWide && (
        <div className="category-head-drawing">
          <Picture alt="" image={shown.image} picture={shown.picture} sizes="248px" upTo={widest} />
        </div>
      )}
      {products && (
        <div className="category-head-links row">
          {isWhole && facets ? (
            <p className="note">
              {common.productsOf(facets.total)}, {words.kindsOf(facets.kinds.length)}. {words.howTo}
            </p>
          ) : facets && offersKinds(facets, kind) ? (
            <KindLinks facets={facets} />
          ) : (
            <p className="note">{common.productsOf(facets?.total ?? products.totalCount)}</p>
          )}
          <PdfLink href={files.priceList(id)}>{pages.priceList}</PdfLink>
        </div>
      )}
    </PageHead>
  );
}

interface Pictured {
  image: string | null;
  featured: boolean;
}

/**
 * Picks the product whose picture shows a category: the newest that has one, unless that already stands among the
 * featured ones.
 */
export function pictured<Product extends Pictured>(products: readonly Product[]): Product | undefined {
  const withPicture = products.filter(({ image }) => image);
  return withPicture.find(({ featured }) => !featured) ?? withPicture[0];
}
