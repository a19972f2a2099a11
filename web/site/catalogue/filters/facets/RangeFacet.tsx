import type { ListFacetsFragment } from '../chosen/listFacets.generated.ts';
import { isPlace } from '../chosen/chosenFilters.ts';
import { prefixes, unreadIn } from '../../productList/filterNames.ts';
import { Handles } from './Handles.tsx';
import { Histogram } from './Histogram.tsx';
import { RangeField } from './RangeField.tsx';
import './RangeFacet.css';
import type { Filters } from '../chosen/useFilters.ts';
import * as words from '../../../../words/tr/filters.ts';
import { lowerCase, numberFormat } from '../../../../../common/text/locale.ts';

interface RangeFacetProps extends Omit<Filters, 'isExact'> {
  facet: ListFacetsFragment['specs'][number];
}

const figures = numberFormat({ maximumFractionDigits: 6 });
const shownNumber = (number: number | undefined) => (number === undefined ? '' : figures.format(number));

/** Asks as one thinks of the range: a gauge measures a value, what stands in a place works in it, and others hold it. */
function questionOf({ name, unit }: RangeFacetProps['facet']['attribute']) {
  if (lowerCase(name).split(' ')[0] === words.measuring) return words.whatIsMeasured;
  return isPlace(unit?.symbol) ? words.whereItWorks : words.whatIsIncluded;
}

/** An example of a value and of a range, of numbers that there are. */
function coverExample(range: RangeFacetProps['facet']['range']) {
  const [first, last] = [range?.values[0], range?.values.at(-1)];
  return words.valueOrRange(shownNumber(first), shownNumber(last));
}

/**
 * Filters by a range of numbers: bars show how many products there are, two handles and two fields choose; the fields
 * decide.
 */
export function RangeFacet({ facet: { attribute, range, from, to }, shown, apply }: RangeFacetProps) {
  const names = [prefixes.from + attribute.id, prefixes.to + attribute.id] as const;
  const unit = attribute.unit?.symbol ?? null;
  const ends = [from ?? range?.low, to ?? range?.high] as const;
  const isChoice = range && range.low < range.high;
  const hasMinus = range ? range.low < 0 : false;
  const covers = prefixes.covers + attribute.id;
  return (
    <>
      {attribute.kind === 'RANGE' && (
        <RangeField
          label={questionOf(attribute)}
          name={covers}
          value={shown.get(covers) ?? ''}
          unread={unreadIn(shown, covers)}
          placeholder={coverExample(range)}
          unit={unit}
          isRange
          onEnter={(typed) => apply({ [covers]: [typed] })}
        />
      )}
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
          label={words.atLeast}
          name={names[0]}
          value={shown.get(names[0]) ?? ''}
          unread={unreadIn(shown, names[0])}
          placeholder={shownNumber(range?.low)}
          unit={unit}
          hasMinus={hasMinus}
          onEnter={(typed) => apply({ [names[0]]: [typed] })}
        />
        <RangeField
          label={words.atMost}
          name={names[1]}
          value={shown.get(names[1]) ?? ''}
          unread={unreadIn(shown, names[1])}
          placeholder={shownNumber(range?.high)}
          unit={unit}
          hasMinus={hasMinus}
          onEnter={(typed) => apply({ [names[1]]: [typed] })}
        />
      </div>
    </>
  );
}
