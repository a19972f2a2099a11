import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import type { ComparedProductFragment, ComparePageQuery } from '../../../graphql/generated/compare.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { letterAt } from './comparedIds.ts';

interface CompareOverlayProps {
  overlay: NonNullable<ComparePageQuery['overlay']>;
  products: ComparedProductFragment[];
}

/** Shows the sections of the products upon each other, with the dimensions in which they differ. */
export function CompareOverlay({ overlay: { svg, letters, productIds }, products }: CompareOverlayProps) {
  const drawn = products
    .map((product, place) => ({ ...product, letter: letterAt(place) }))
    .filter(({ id }) => productIds.includes(id));
  const names = drawn.map(({ stockCode, name }) => stockCode ?? name).join(', ');
  return (
    <figure className="compare-overlay">
      <SectionDrawing className="compare-plate" svg={svg} label={`${names}: kesitler üst üste, aynı ölçekte`} />
      <figcaption>
        <ul>
          {drawn.map(({ id, name, stockCode, letter }, place) => (
            <li key={id} data-place={place}>
              <span className="compare-stroke" aria-hidden="true" />
              <b>{letter}</b> <CodeText text={stockCode ?? name} />
            </li>
          ))}
        </ul>
        <p className="t-body2 muted">
          {letters.length > 0
            ? `Aynı eksende, aynı ölçekte. Farklı ölçüler: ${letters.join(', ')}.`
            : 'Aynı eksende, aynı ölçekte. Harfli ölçüler aynı.'}
        </p>
      </figcaption>
    </figure>
  );
}
