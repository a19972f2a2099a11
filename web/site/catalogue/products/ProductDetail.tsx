import { Link } from 'react-router-dom';
import type { ProductPageQuery } from './productPage.generated.ts';
import { Breadcrumb } from '../../parts/Breadcrumb.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { CrossReferences } from '../crossReferences/CrossReferences.tsx';
import { ProductBuy } from './ProductBuy.tsx';
import { Discontinued } from './Discontinued.tsx';
import { ProductDocuments } from './ProductDocuments.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { Measures } from '../sections/Measures.tsx';
import { measureRows } from '../sections/measureRows.ts';
import { ProductCodes } from './ProductCodes.tsx';
import { KeyValues } from './KeyValues.tsx';
import { SpecTable } from './SpecTable.tsx';
import './ProductDetail.css';
import './ProductPhone.css';
import './ProductPrint.css';
import * as words from '../../../words/tr/common.ts';

const uncategorized = { id: 'uncategorized', name: words.withoutCategory };

export function ProductDetail({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  const { name, description, specs, documents, section, crossReferences } = product;
  const measures = measureRows(section, specs);
  const measured = new Set(measures.map(({ id }) => id));
  const others = specs.filter(({ attribute }) => !measured.has(attribute.id));
  const category = product.category ?? uncategorized;
  const path = [
    { to: paths.products, label: words.products },
    { to: paths.category(category.id), label: category.name },
  ];
  return (
    <article
      className={`product-detail${specs.length > 0 ? ' with-specs' : ''}${section ? ' with-measures' : ''} container`}
    >
      <Breadcrumb path={path} current={name} />
      <ProductGallery product={product} />
      <div className="product-head">
        <Link className="badge" to={paths.category(category.id)}>
          {category.name}
        </Link>
        <h1 className="t-h2">
          <CodeText text={name} />
        </h1>
        <ProductCodes product={product} />
        {product.availability === 'DISCONTINUED' && <Discontinued successor={product.successor} />}
      </div>
      {specs.length > 0 && <KeyValues specs={specs} section={section} />}
      {section && (
        <Measures productId={product.id} kind={product.kind?.name ?? name} section={section} rows={measures} />
      )}
      {others.length > 0 && <SpecTable specs={others} />}
      <div className="product-side">
        {documents.length > 0 && <ProductDocuments productId={product.id} documents={documents} />}
        {crossReferences.length > 0 && <CrossReferences references={crossReferences} />}
        <div className="product-description">
          {specs.length > 0 && <h2 className="t-h4 spec-heading">{words.description}</h2>}
          <p className="prose">
            <CodeText text={description} />
          </p>
        </div>
      </div>
      <ProductBuy product={product} />
    </article>
  );
}
