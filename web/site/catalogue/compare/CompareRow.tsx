import { CodeText } from '../../parts/CodeText.tsx';
import { useBothUnits } from '../switches/otherUnits.ts';
import { OtherUnit } from '../specs/SpecText.tsx';
import { letterAt } from './comparedIds.ts';
import type { ComparedRow } from './comparison.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/compare.ts';

/** A phone shows values of up to this many letters beside each other. */
const longestShort = 9;

interface CompareRowProps {
  row: ComparedRow;
  /** A place for another product is kept beside these. */
  hasPlace: boolean;
  /** Values show their unit, unless it is only part of the row's name. */
  withUnit?: boolean;
}

/** Shows one property of all products. Narrow screens show long values once, with the letters of their products. */
export function CompareRow({ row, hasPlace, withUnit = true }: CompareRowProps) {
  const { name, unit, texts, isEqual } = row;
  const isLong = texts.some((text) => (text ?? '').length > longestShort);
  return (
    <tr className={isEqual && texts.length > 1 ? 'compare-equal' : undefined} data-long={isLong || undefined}>
      <th scope="row" data-unit={unit ?? undefined}>
        {name}
      </th>
      {texts.map((text, place) => (
        <td key={place} data-again={texts.indexOf(text) < place || undefined}>
          <Value row={row} place={place} unit={withUnit ? unit : null} />
          {isLong && texts.length > 1 && texts.indexOf(text) === place && <Letters texts={texts} text={text} />}
        </td>
      ))}
      {hasPlace && <td className="compare-place" />}
    </tr>
  );
}

interface ValueProps {
  row: ComparedRow;
  place: number;
  unit: string | null;
}

function Value({ row: { texts, others, differs }, place, unit }: ValueProps) {
  const both = useBothUnits();
  const text = texts[place];
  if (text === undefined)
    return (
      <span className="compare-none muted">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{common.notStated}</span>
      </span>
    );
  const value = (
    <span className={unit === null ? undefined : 'code'}>
      <CodeText text={text} />
      {unit !== null && <span className="compare-unit"> {unit}</span>}
      {both && others?.[place] != null && <OtherUnit text={others[place]} />}
    </span>
  );
  if (!differs[place]) return value;
  return (
    <span className="compare-different">
      <span className="compare-mark" aria-hidden="true" />
      {value}
      <span className="visually-hidden"> {words.different}</span>
    </span>
  );
}

/** Boxes with the letters of the products that have the value. The cells say the same to those who hear the table. */
function Letters({ texts, text }: Pick<ComparedRow, 'texts'> & { text: string | undefined }) {
  return (
    <span className="compare-letters" aria-hidden="true">
      {texts.map((other, place) => (
        <span key={place} className="compare-letter" data-letter={other === text ? letterAt(place) : undefined} />
      ))}
    </span>
  );
}
