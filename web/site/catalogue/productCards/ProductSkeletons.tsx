import type { CSSProperties } from 'react';
import './ProductCard.css';
import * as words from '../../../words/tr/common.ts';

const lines = [
  ['46%', '12px', '10px'],
  ['80%', '18px', '26px'],
  ['44%', '14px', '0'],
].map(([width, height, after]) => ({ '--width': width, '--height': height, '--after': after }) as CSSProperties);

/** Shows placeholders while the browser loads a page's products. */
export function ProductSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div className="product-grid" aria-busy="true">
      <span className="visually-hidden" role="status">
        {words.loading}
      </span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="product-card product-skeleton" aria-hidden="true">
          <span className="picture" />
          <span className="product-card-body">
            {lines.map((style, line) => (
              <span key={line} className="line" style={style} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
