import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CallIcon, WhatsAppIcon } from '../../components/icons.tsx';
import { phoneHref, whatsAppHref } from '../../components/phone.ts';
import { PriceText } from '../../components/PriceText.tsx';
import type { ProductPageQuery } from '../../graphql/generated/site.ts';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { CompareLink } from '../compare/CompareLink.tsx';
import { CodeText } from '../components/CodeText.tsx';
import { subjectAbout } from '../contact/subjectAbout.ts';
import { PdfLink } from '../components/PdfLink.tsx';
import { files, paths } from '../paths.ts';
import { useSettings } from '../settings/SettingsProvider.tsx';
import { AddToQuote } from '../quote/AddToQuote.tsx';
import { pages } from '../texts.ts';
import { Discontinued } from './Discontinued.tsx';
import { ProductDocuments } from './ProductDocuments.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductCodes } from './ProductCodes.tsx';
import { SaleTerms } from './SaleTerms.tsx';
import { KeyValues } from './KeyValues.tsx';
import { SpecTable } from './SpecTable.tsx';
import './ProductDetail.css';

const uncategorized = { id: 'uncategorized', name: 'Kategorisiz' };

export function ProductDetail({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  const { name, description, price, salesUnit, priceQuantity, specs, documents } = product;
  const { phone } = useSettings();
  const chat = whatsAppHref(phone);
  const category = product.category ?? uncategorized;
  const path = [
    { to: paths.products, label: 'Ürünler' },
    { to: paths.category(category.id), label: category.name },
  ];
  return (
    <article className={specs.length > 0 ? 'product-detail with-specs container' : 'product-detail container'}>
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
      {specs.length > 0 && <KeyValues specs={specs} />}
      {specs.length > 0 && <SpecTable specs={specs} />}
      <div className="product-side">
        {documents.length > 0 && <ProductDocuments productId={product.id} documents={documents} />}
        <div className="product-description">
          {specs.length > 0 && <h2 className="t-h4 spec-heading">Açıklama</h2>}
          <p className="prose">
            <CodeText text={description} />
          </p>
        </div>
      </div>
      <div className="product-buy">
        <div className="price-box">
          <p className="t-body2 muted">Fiyat</p>
          <p className={price === null ? 'price-large on-request' : 'price-large'}>
            <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
          </p>
          {price !== null && <p className="t-caption muted">{pages.priceNote}</p>}
          <SaleTerms product={product} />
        </div>
        <AddToQuote product={product} />
        <div className="product-actions">
          <Button variant="outlined" component={Link} to={paths.contactForProduct(product.id, subjectAbout(name))}>
            İletişime Geçin
          </Button>
          {phone && (
            <Button variant="outlined" href={phoneHref(phone)} startIcon={<CallIcon />}>
              {phone}
            </Button>
          )}
          {chat && (
            <Button variant="outlined" href={chat} rel="noreferrer" target="_blank" startIcon={<WhatsAppIcon />}>
              WhatsApp
            </Button>
          )}
        </div>
        <div className="product-more">
          {documents.length === 0 && <PdfLink href={files.productSheet(product.id)}>{pages.productSheet}</PdfLink>}
          {specs.length > 0 && <CompareLink id={product.id} />}
        </div>
      </div>
    </article>
  );
}
