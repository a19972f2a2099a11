import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import type { ComparedProductFragment, ComparePageQuery } from './comparePage.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { letterAt } from './comparedIds.ts';
import { undrawnTexts } from './undrawnTexts.ts';
import * as words from '../../../words/tr/compare.ts';

interface CompareOverlayProps {
  overlay: ComparePageQuery['overlay'];
  products: ComparedProductFragment[];
}

/** Shows the sections of the products upon each other, with the dimensions in which they differ, and says which are left out. */
export function CompareOverlay({ overlay, products }: CompareOverlayProps) {
  const missing = undrawnTexts(products, overlay?.productIds ?? []);
  if (!overlay) {
    if (missing.length === 0) return null;
    return <p className="compare-undrawn muted">{words.notOverlaid(missing.join(' '))}</p>;
  }
  const { svg, letters, productIds } = overlay;
  const drawn = products.map((product, place) => ({ ...product, place })).filter(({ id }) => productIds.includes(id));
  const names = drawn.map(({ stockCode, name }) => stockCode ?? name).join(', ');
  return (
    <figure className="compare-overlay">
      <SectionDrawing className="compare-plate" svg={svg} label={words.overlayOf(names)} />
      <figcaption>
        <ul>
          {drawn.map(({ id, name, stockCode, place }, at) => (
            <li key={id} data-place={place} data-solid={at === 0 || undefined}>
              <svg className="compare-stroke" aria-hidden="true">
                <path d="M0 2H80" />
              </svg>
              <b>{letterAt(place)}</b>
              <span>
                <CodeText text={stockCode ?? name} />
              </span>
            </li>
          ))}
        </ul>
        <p className="t-body2 muted">
          {letters.length > 0 ? words.differentMeasures(letters.join(', ')) : words.equalMeasures}
          {missing.length > 0 && ` ${missing.join(' ')}`}
        </p>
      </figcaption>
    </figure>
  );
}
