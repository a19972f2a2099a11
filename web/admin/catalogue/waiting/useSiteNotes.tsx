import { useMemo } from 'react';
import { differences, namedValues } from '../../parts/forms/conflicts.ts';
import { storedValues, type Fields } from '../../parts/forms/formFields.ts';
import { SiteNote } from './SiteNote.tsx';
import { withWaiting } from './waitingRow.ts';

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
