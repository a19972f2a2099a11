import type { SpecCellFragment } from '../../../graphql/generated/site.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { bareText, paddingOf, type SpecColumn } from './columnOf.ts';
import './SpecCells.css';

/** The name of a column, with the unit of all its numbers. */
export function ColumnName({ column: { attribute, unit } }: { column: SpecColumn }) {
  return (
    <>
      {attribute.name}
      {unit !== null && ' '}
      {unit !== null && <span className="column-unit">{unit}</span>}
    </>
  );
}

/** What a product says in a column. Numbers end where those above and below them do, so that sizes compare at a glance. */
export function ColumnValue({ column, spec }: { column: SpecColumn; spec: SpecCellFragment | undefined }) {
  if (!spec)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">belirtilmemiş</span>
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
    </>
  );
}
