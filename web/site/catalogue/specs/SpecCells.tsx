import type { SpecCellFragment } from './specCell.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { useBothUnits } from '../switches/otherUnits.ts';
import { OtherUnit } from './SpecText.tsx';
import { bareText, paddingOf, type SpecColumn } from './columnOf.ts';
import './SpecCells.css';
import * as words from '../../../words/tr/lists.ts';

/** Lists leave the other unit out unless their address asks for it. */
type SpecCell = SpecCellFragment & { otherText?: string | null };

/** The heading of a column, with the unit if all its numbers share one. */
export function ColumnName({ column: { attribute, unit } }: { column: SpecColumn }) {
  return (
    <>
      {attribute.name}
      {unit !== null && ' '}
      {unit !== null && <span className="column-unit muted">{unit}</span>}
    </>
  );
}

/**
 * Shows a product's value in a column. Decimal places are aligned with the rows above and below, so that sizes compare
 * at a glance.
 */
export function ColumnValue({ column, spec }: { column: SpecColumn; spec: SpecCell | undefined }) {
  const both = useBothUnits();
  if (!spec)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{words.notStated}</span>
      </>
    );
  const bare = bareText(spec.text, column.unit);
  const padding = paddingOf(bare, column);
  return (
    <>
      <CodeText text={bare} />
      {padding && (
        <span className="number-padding" aria-hidden="true">
          {padding}
        </span>
      )}
      {both && spec.otherText != null && <OtherUnit text={spec.otherText} unit={column.unit} />}
    </>
  );
}
