import { ExpandMoreIcon } from '../../../components/icons.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import type { ComparedGroup } from './comparison.ts';
import * as words from '../../../words/tr/compare.ts';

/** Lists what the products have in common, where the table shows differences alone. */
export function EqualRows({ groups }: { groups: ComparedGroup[] }) {
  const equal = groups.flatMap(({ rows }) => rows.filter(({ isEqual }) => isEqual));
  if (equal.length === 0) return null;
  return (
    <details className="compare-same" open>
      <summary>
        {words.equalOf(equal.length)}
        <ExpandMoreIcon />
      </summary>
      <dl>
        {equal.map(({ id, name, unit, texts: [text = ''] }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <CodeText text={unit === null ? text : `${text} ${unit}`} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
