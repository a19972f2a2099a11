import type { ProductPageQuery } from './productPage.generated.ts';
import { Breadcrumb } from '../../parts/Breadcrumb.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { NotTranslated } from '../../parts/NotTranslated.tsx';
import { paths } from '../../paths.ts';
import { textLanguage } from '../../../components/texts.ts';
import { CrossReferences } from '../crossReferences/CrossReferences.tsx';
import { ProductBuy } from './ProductBuy.tsx';
import { Discontinued } from './Discontinued.tsx';
import { ProductDocuments } from './ProductDocuments.tsx';
import { partsAboveButton } from './partsAboveButton.ts';
import { ProductCodes } from './ProductCodes.tsx';
import { ProductForms } from './ProductForms.tsx';
import { ProductPlate } from './ProductPlate.tsx';
import { lettersOf, productRows } from './productRows.ts';
import { KeyValues } from './KeyValues.tsx';
import { SizeRun } from './SizeRun.tsx';
import { SpecTable } from './SpecTable.tsx';
import { usePinned } from '../sections/usePinned.ts';
import './ProductDetail.css';
import './ProductPrint.css';
import * as words from '../../../words/tr/common.ts';

const uncategorized = { id: 'uncategorized', name: words.withoutCategory };

export function ProductDetail({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  const { id, name, description, specs, documents, section, sizeRun, crossReferences } = product;
  const { pinned, press, pressIn } = usePinned();
  const rows = productRows(specs, section);
  const beside = new Set(rows.map(({ spec }) => spec));
  const others = specs.filter((spec) => !beside.has(spec));
  const category = product.category ?? uncategorized;
  const path = [
    { to: paths.products, label: words.products },
    {
      to: paths.category(category.id),
      label: category.name,
      isBadge: true,
      lang: textLanguage('Category', category.id, 'name'),
    },
  ];
  const lang = (field: string) => textLanguage('Product', id, field);
  const above = partsAboveButton(product, rows);
  const codes = <ProductCodes product={product} />;
  const keys = rows.length > 0 && <KeyValues rows={rows} pinned={pinned} onPress={press} />;
  const forms = sizeRun && sizeRun.forms.length > 0 && <ProductForms forms={sizeRun.forms} shownId={id} />;
  return (
    <article className="product-detail container">
      <Breadcrumb path={path} current={name} lang={lang('name')} />
      <div className="product-right">
        <div className="product-head">
          <h1 className={`t-h2 ${above.heading}`} lang={lang('name')}>
            <CodeText text={name} />
          </h1>
          {above.codes && codes}
          {product.availability === 'DISCONTINUED' && <Discontinued successor={product.successor} specs={specs} />}
        </div>
        {above.keys && keys}
        {above.forms && forms}
        <ProductBuy product={product} />
        {!above.codes && codes}
        {!above.keys && keys}
        {!above.forms && forms}
        {documents.length > 0 && <ProductDocuments productId={id} documents={documents} />}
      </div>
      <div className="product-left">
        {/* The page of the next product keeps this component, and begins with its own first picture. */}
        <ProductPlate key={id} product={product} onPress={pressIn} />
        {product.family && sizeRun && sizeRun.steps.length > 0 && (
          <SizeRun family={product.family} steps={sizeRun.steps} shownId={id} />
        )}
      </div>
      <div className="product-facts">
        {others.length > 0 && <SpecTable specs={others} letters={lettersOf(section)} pinned={pinned} onPress={press} />}
        <div className="product-side">
          {crossReferences.length > 0 && <CrossReferences references={crossReferences} />}
          <div className="product-description">
            {specs.length > 0 && <h2 className="t-h4 spec-heading">{words.description}</h2>}
            {lang('description') && <NotTranslated />}
            <p className="prose" lang={lang('description')}>
              <CodeText text={description} />
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
