import { Sentence } from '../../../components/Sentence.tsx';
import type { ComparedProductFragment } from './comparePage.generated.ts';
import { CompareSwitch } from './CompareSwitch.tsx';
import { manyCompared, type ShownRows } from './comparedIds.ts';
import { hasDifference, hasLengths, type ComparedGroup } from './comparison.ts';
import { EditCompared } from './EditCompared.tsx';
import { useBothUnits } from '../switches/otherUnits.ts';
import { UnitSwitch } from '../switches/UnitSwitch.tsx';
import * as words from '../../../words/tr/compare.ts';

interface CompareSummaryProps {
  products: ComparedProductFragment[];
  groups: ComparedGroup[];
  shown: ShownRows;
}

/** Counts the differences and, where there is something to leave out, offers to show them alone. */
export function CompareSummary({ products, groups, shown }: CompareSummaryProps) {
  const both = useBothUnits();
  const ids = products.map(({ id }) => id);
  const rows = groups.flatMap((group) => group.rows);
  const different = rows.filter(hasDifference).length;
  const equal = rows.filter(({ isEqual }) => isEqual).length;
  const byWidth = shown === 'by width' && ids.length >= manyCompared;
  return (
    <div className="compare-summary row wraps">
      <p className="lede t-subtitle1">
        {words.summary(ids.length, rows.length, different)}
        {different > 0 && (
          <span className="compare-legend">
            {' '}
            <Sentence
              text={words.marked}
              parts={{
                mark: (
                  <>
                    <span className="compare-mark" aria-hidden="true" />
                    <span className="visually-hidden">{words.square}</span>
                  </>
                ),
              }}
            />
          </span>
        )}
        {shown === 'only' && equal > 0 && ` ${words.equalHidden(equal)}`}
      </p>
      <div className="compare-tools row">
        {equal > 0 && different > 0 && (
          <>
            <CompareSwitch ids={ids} isOn={shown === 'only'} {...(byWidth && { at: 'wide' as const })} />
            {byWidth && <CompareSwitch ids={ids} isOn at="narrow" />}
          </>
        )}
        {groups.some(hasLengths) && <UnitSwitch isOn={both} />}
        <EditCompared products={products} />
      </div>
    </div>
  );
}
