import { textLanguage } from '../../../components/texts.ts';
import { Link } from 'react-router-dom';
import { AddIcon, CloseIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import type { ComparedProductFragment } from './comparePage.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { comparePath, paths } from '../../paths.ts';
import { QuickAdd } from '../../sales/quotes/QuickAdd.tsx';
import { sizes, widestInCard } from '../productCards/pictureSizes.ts';
import { addToComparison } from './AddToComparison.tsx';
import { letterAt, mostCompared } from './comparedIds.ts';
import * as texts from '../../../words/tr/compare.ts';
import * as common from '../../../words/tr/common.ts';

/** Shows the pictures and, below them, the names and prices, which stay in sight while the rows are read. */
export function CompareHead({ products }: { products: ComparedProductFragment[] }) {
  const ids = products.map(({ id }) => id);
  return (
    <thead>
      <tr className="compare-pictures">
        <td />
        {products.map(({ id, name, image, picture, sectionThumb }, place) => (
          <td key={id} data-letter={letterAt(place)}>
            {sectionThumb === null ? (
              <Picture alt="" image={image} picture={picture} sizes={sizes.grid} upTo={widestInCard} fill first />
            ) : (
              <SectionDrawing className="picture" svg={sectionThumb} />
            )}
            <Link
              className="icon-button compare-remove"
              rel="nofollow"
              to={comparePath(ids.filter((one) => one !== id))}
              aria-label={texts.removeNamed(name)}
              preventScrollReset
            >
              <CloseIcon />
            </Link>
          </td>
        ))}
        {products.length < mostCompared && (
          <td rowSpan={3} className="compare-slot">
            <a href={`#${addToComparison}`}>
              <AddIcon />
              {texts.addProduct}
            </a>
          </td>
        )}
      </tr>
      <tr className="compare-names">
        <td />
        {products.map(({ id, name, stockCode, price, salesUnit, priceQuantity }, place) => (
          <th key={id} scope="col" data-letter={letterAt(place)}>
            <Link to={paths.product(id)} lang={textLanguage('Product', id, 'name')}>
              <Named name={name} code={stockCode} />
            </Link>
            <span className="compare-price">
              <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
            </span>
          </th>
        ))}
      </tr>
      <tr className="compare-adds">
        <td className="compare-corner">
          <TextLink to={paths.products}>{texts.clear}</TextLink>
        </td>
        {products.map((product) => (
          <td key={product.id}>
            <QuickAdd product={product} label={product.name} word={common.addToQuoteList} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

/** The code stands out below the rest of the name; a product without one is named in words. */
function Named({ name, code }: { name: string; code: string | null }) {
  if (code === null) return <CodeText text={name} />;
  const rest = name.endsWith(` ${code}`) ? name.slice(0, -code.length - 1) : name;
  return (
    <>
      <span className="compare-name muted">
        <CodeText text={rest} />
      </span>{' '}
      <span className="compare-code">{code}</span>
    </>
  );
}
