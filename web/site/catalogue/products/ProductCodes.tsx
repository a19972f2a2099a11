import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import { CopyCode } from '../../parts/CopyCode.tsx';
import './ProductCodes.css';

type Product = NonNullable<ProductPageQuery['product']>;

/** Shows the codes that a product is ordered by; a missing code is left out. */
export function ProductCodes({ product: { stockCode, manufacturerCode, brand, gtin } }: { product: Product }) {
  const codes = [
    { label: 'Ürün kodu', whose: 'Ürün kodunu', code: stockCode },
    { label: 'Üretici kodu', whose: 'Üretici kodunu', code: manufacturerCode },
    { label: 'GTIN', whose: 'GTIN numarasını', code: gtin },
  ].flatMap(({ code, ...rest }) => (code === null ? [] : [{ code, ...rest }]));
  if (codes.length === 0 && brand === null) return null;
  return (
    <dl className="product-codes">
      {brand !== null && (
        <div>
          <dt className="t-caption muted">Marka</dt>
          <dd>{brand}</dd>
        </div>
      )}
      {codes.map(({ label, whose, code }) => (
        <div key={label}>
          <dt className="t-caption muted">{label}</dt>
          <dd>
            <span className={code.length > longest ? undefined : 'code'}>{code}</span>
            <CopyCode code={code} label={`${whose} kopyala`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer codes may break, or they would not fit on a phone. */
const longest = 24;
