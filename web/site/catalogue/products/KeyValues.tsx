import { CodeText } from '../../parts/CodeText.tsx';
import { DimensionLine } from '../../../components/DimensionLine.tsx';
import { sharesOf } from './sharesOf.ts';
import type { Spec } from './propertiesOf.ts';
import './KeyValues.css';

/** Shows the values that distinguish the product at a glance; sizes of one unit are drawn to scale. */
export function KeyValues({ specs }: { specs: Spec[] }) {
  const keys = specs.filter(({ key }) => key);
  if (keys.length === 0) return null;
  const shares = sharesOf(keys);
  return (
    <dl className="key-values">
      {keys.map(({ attribute, text }, place) => (
        <div key={attribute.id}>
          <dt>{attribute.name}</dt>
          <dd>
            {shares && (
              <span className="key-track" aria-hidden="true">
                <span className="key-line" style={{ inlineSize: `${(shares[place] ?? 0) * 100}%` }}>
                  <DimensionLine />
                </span>
              </span>
            )}
            <span className="key-value">
              <CodeText text={text} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
