import { Link } from 'react-router-dom';
import { ArrowForwardIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import type { ProductCardFragment } from './productCard.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { textLanguage } from '../../../components/texts.ts';
import { CardKeys } from './CardKeys.tsx';
import { ListPrice } from '../switches/netPrices.tsx';
import { sizes, widestInCard } from './pictureSizes.ts';
import './ProductCard.css';
import * as texts from '../../../words/tr/common.ts';

export interface ProductCardProps {
  /** Where the list asks for it, the product's own section at the scale of its kind is its picture. */
  product: ProductCardFragment & { sectionThumb?: string | null; vatRateNow?: number };
  /** False where the page already names the category. */
  showCategory?: boolean;
  /** The description is cut to three lines, and to two where values stand below it. */
  description?: string;
  /** Says which words of a search the product lacks. */
  missing?: string | undefined;
  /** The card is in view when the page opens, so its picture is loaded first. */
  first?: boolean;
  /** An arrow says that the card leads on, where no button stands in its place. */
  arrow?: boolean;
  /** The kind of list decides how wide pictures are. */
  place?: 'grid' | 'list' | 'group' | 'overview';
}

/** Shows a product as one link. It is plain markup with static classes, since a page has dozens of cards. */
export function ProductCard({
  product,
  showCategory = false,
  description,
  missing,
  first = false,
  arrow = true,
  place = 'grid',
}: ProductCardProps) {
  const { id, name, price, salesUnit, priceQuantity, availability, image, picture, category, keySpecs } = product;
  const nameLanguage = textLanguage('Product', id, 'name');
  return (
    <Link className="product-card" to={paths.product(id)}>
      {product.sectionThumb != null ? (
        <SectionDrawing
          className="picture product-card-section"
          svg={product.sectionThumb}
          label={name}
          lang={nameLanguage}
        />
      ) : (
        <Picture
          alt={name}
          lang={nameLanguage}
          image={image}
          picture={picture}
          sizes={sizes[place]}
          upTo={widestInCard}
          fill
          first={first}
        />
      )}
      <span className="product-card-body">
        {showCategory && category && (
          <span className="product-card-category t-caption muted" lang={textLanguage('Category', category.id, 'name')}>
            {category.name}
          </span>
        )}
        <span className="product-card-name t-h5" lang={nameLanguage}>
          <CodeText text={name} />
        </span>
        {availability === 'DISCONTINUED' && <span className="product-card-end t-caption">{texts.discontinued}</span>}
        {missing && (
          <span className="missing-words t-caption">
            <CodeText text={missing} />
          </span>
        )}
        {description && (
          <span
            className="product-card-description typed t-body2 muted"
            lang={textLanguage('Product', id, 'description')}
          >
            <CodeText text={description} />
          </span>
        )}
        <CardKeys keys={keySpecs} />
        <span className="product-card-price t-body2 row">
          <ListPrice
            price={price}
            salesUnit={salesUnit}
            priceQuantity={priceQuantity}
            {...(product.vatRateNow !== undefined && { vatRateNow: product.vatRateNow })}
          />
          {arrow && <ArrowForwardIcon />}
        </span>
      </span>
    </Link>
  );
}
