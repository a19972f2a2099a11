import { useMemo } from 'react';
import { differences, namedValues } from '../../parts/forms/conflicts.ts';
import { storedValues, type Fields } from '../../parts/forms/formFields.ts';
import { SiteNote } from './SiteNote.tsx';

const joined = new WeakMap<object, object>();

/** Returns the row as it would be with what waits of it, which the form edits; the same object for the same row. */
export function withWaiting<Row extends object>(row: Row, waiting: object | null | undefined): Row {
  if (!waiting) return row;
  const whole = joined.get(row) ?? { ...row, ...waiting };
  joined.set(row, whole);
  return whole as Row;
}

interface Waits<Row> {
  row: Row | null | undefined;
  /** The values that wait; undefined where nothing does. */
  changed: object | null | undefined;
  conflicts: readonly string[] | undefined;
}

/** Returns a note for each field that waits, which says what is on the site. */
export function useSiteNotes<Row extends object>(fields: Fields, { row, changed, conflicts = [] }: Waits<Row>) {
  return useMemo(() => {
    if (!row || !changed) return {};
    const site = storedValues(fields, row);
    const mine = storedValues(fields, withWaiting(row, changed));
    const waiting = differences(namedValues(fields), { started: site, mine, theirs: { values: site, version: null } });
    return Object.fromEntries(
      waiting.map((field) => [
        field.name,
        <SiteNote
          key={field.name}
          field={field}
          isConflict={conflicts.includes(field.name.split('.')[0] ?? field.name)}
        />,
      ]),
    );
  }, [fields, row, changed, conflicts]);
}
