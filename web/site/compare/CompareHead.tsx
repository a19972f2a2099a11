import { Link } from 'react-router-dom';
import { CloseIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/Picture.tsx';
import { PriceText } from '../../components/PriceText.tsx';
import type { ComparedProductFragment } from '../../graphql/generated/site.ts';
import { CodeText } from '../components/CodeText.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { comparePath, paths } from '../paths.ts';
import { sizes, widestInCard } from '../productList/pictureSizes.ts';

/** The pictures, and below them what stays in sight while the rows are read. */
export function CompareHead({ products }: { products: ComparedProductFragment[] }) {
  const ids = products.map(({ id }) => id);
  return (
    <thead>
      <tr className="compare-pictures">
        <td className="compare-corner">
          <TextLink to={paths.products}>Listeyi temizle</TextLink>
        </td>
        {products.map(({ id, name, image, picture }) => (
          <td key={id}>
            <Picture alt="" image={image} picture={picture} sizes={sizes.grid} upTo={widestInCard} fill first />
            <Link
              className="icon-button compare-remove"
              rel="nofollow"
              to={comparePath(ids.filter((one) => one !== id))}
              aria-label={`${name} ürününü çıkar`}
              preventScrollReset
            >
              <CloseIcon />
            </Link>
          </td>
        ))}
      </tr>
      <tr className="compare-names">
        <td />
        {products.map(({ id, name, price, salesUnit, priceQuantity }) => (
          <th key={id} scope="col">
            <Link to={paths.product(id)}>
              <CodeText text={name} />
            </Link>
            <span className="compare-price">
              <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
