import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';
import { prefixes, unreadIn } from '../productList/listAddress.ts';
import { Handles } from './Handles.tsx';
import { Histogram } from './Histogram.tsx';
import { RangeField } from './RangeField.tsx';
import './RangeFacet.css';
import type { Filters } from './useFilters.ts';

interface RangeFacetProps extends Filters {
  facet: ListFacetsFragment['specs'][number];
}

const shownNumber = (number: number | undefined) => number?.toLocaleString('tr', { maximumFractionDigits: 6 }) ?? '';

/**
 * Filters by a range of numbers: bars show how many products there are, two handles and two fields choose; the fields
 * decide.
 */
export function RangeFacet({ facet: { attribute, range, from, to }, shown, apply }: RangeFacetProps) {
  const names = [prefixes.from + attribute.id, prefixes.to + attribute.id] as const;
  const unit = attribute.unit?.symbol ?? null;
  const ends = [from ?? range?.low, to ?? range?.high] as const;
  const isChoice = range && range.low < range.high;
  return (
    <>
      {isChoice && (
        <div className="range-picture">
          <Histogram range={range} from={ends[0] ?? range.low} to={ends[1] ?? range.high} />
          <Handles
            label={attribute.name}
            unit={unit}
            range={range}
            from={ends[0] ?? range.low}
            to={ends[1] ?? range.high}
            onChoose={(low, high) =>
              apply({
                [names[0]]: low > range.low ? [shownNumber(low)] : [],
                [names[1]]: high < range.high ? [shownNumber(high)] : [],
              })
            }
          />
        </div>
      )}
      <div className="range-fields">
        <RangeField
          label="En az"
          name={names[0]}
          value={shown.get(names[0]) ?? ''}
          unread={unreadIn(shown, names[0])}
          placeholder={shownNumber(range?.low)}
          unit={unit}
          onEnter={(typed) => apply({ [names[0]]: [typed] })}
        />
        <RangeField
          label="En çok"
          name={names[1]}
          value={shown.get(names[1]) ?? ''}
          unread={unreadIn(shown, names[1])}
          placeholder={shownNumber(range?.high)}
          unit={unit}
          onEnter={(typed) => apply({ [names[1]]: [typed] })}
        />
      </div>
    </>
  );
}
