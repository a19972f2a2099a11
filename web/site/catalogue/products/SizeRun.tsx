import { useEffect, useRef, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { Code } from '../../../parts/Code.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { paths } from '../../paths.ts';
import { sectionStyles } from '../sections/sectionStyles.ts';
import type { ProductPageQuery } from './productPage.generated.ts';
import drawnCss from './DrawnRun.css?inline';
import runCss from './SizeRun.css?inline';
import * as words from '../../../words/tr/product.ts';

type Product = NonNullable<ProductPageQuery['product']>;
type Steps = NonNullable<Product['sizeRun']>['steps'];

/** In pixels: the highest part, and all parts beside each other. */
const room = { height: 84, width: 560 };
/** Parts are drawn larger, even if the run is wider than its page then, until one of them is so high or so wide. */
const least = { height: 36, width: 132 };

/** Returns how many pixels a millimetre has, so that all parts stand beside each other. */
export function scaleOf(steps: Steps) {
  const drawn = steps.flatMap(({ outline }) => outline ?? []);
  const highest = Math.max(0.1, ...drawn.map(({ height }) => height));
  const all = drawn.reduce((sum, { width }) => sum + width, 0.1);
  const widest = Math.max(0.1, ...drawn.map(({ width }) => width));
  const fitting = Math.min(room.height / highest, room.width / all);
  return Math.max(fitting, Math.min(least.height / highest, least.width / widest));
}

/** Low parts need no more room than they take. */
const heightStyle = (steps: Steps, scale: number) =>
  ({ '--run': `${Math.max(...steps.map(({ outline }) => outline?.height ?? 0)) * scale}px` }) as CSSProperties;

interface SizeRunProps {
  family: NonNullable<Product['family']>;
  steps: Steps;
  shownId: string;
}

/** Shows the sizes of the family on one base line at one scale. Each leads to its product; the present one is marked. */
export function SizeRun({ family, steps, shownId }: SizeRunProps) {
  const base = useRef<HTMLOListElement>(null);
  const isDrawn = steps.every(({ outline }) => outline !== null);
  const scale = scaleOf(steps);

  // A phone shows a part of the run: the present size stands in its middle.
  useEffect(() => {
    const line = base.current;
    const here = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && here) line.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - line.clientWidth / 2;
  }, [shownId]);

  return (
    <section className="size-run" aria-labelledby="size-run">
      <PageStyles css={runCss} />
      {isDrawn && (
        <>
          <PageStyles css={sectionStyles} />
          <PageStyles css={drawnCss} />
        </>
      )}
      <div className="size-run-head wraps">
        <h2 id="size-run">
          <CodeText text={isDrawn ? words.runToScale(family.name) : family.name} />
        </h2>
        <a href="#family">{words.tableOf(family.articles.length)}</a>
      </div>
      <ol
        className={isDrawn ? 'size-run-base is-drawn' : 'size-run-base'}
        style={isDrawn ? heightStyle(steps, scale) : undefined}
        ref={base}
      >
        {steps.map(({ product, label, outline }) => {
          const content = (
            <>
              {isDrawn && outline && (
                <span style={{ inlineSize: `${outline.width * scale}px`, blockSize: `${outline.height * scale}px` }}>
                  <SectionDrawing svg={outline.svg} />
                </span>
              )}
              <Code text={label} />
            </>
          );
          return (
            <li key={product.id} aria-current={product.id === shownId || undefined}>
              {product.id === shownId ? content : <Link to={paths.product(product.id)}>{content}</Link>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
