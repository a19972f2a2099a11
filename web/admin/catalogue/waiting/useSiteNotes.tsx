import { useMemo } from 'react';
import type { ProductToEditFragment } from '../../../graphql/generated/operations.ts';
import { differences, namedValues } from '../../parts/forms/conflicts.ts';
import { storedValues, type Fields } from '../../parts/forms/formFields.ts';
import { SiteNote } from './SiteNote.tsx';
import { withWaiting } from './waitingRow.ts';

/** Returns a note for each field of a product that waits, which says what is on the site. */
export function useSiteNotes(fields: Fields, product: ProductToEditFragment | null | undefined) {
  return useMemo(() => {
    if (!product?.waiting) return {};
    const site = storedValues(fields, product);
    const mine = storedValues(fields, withWaiting(product));
    const waiting = differences(namedValues(fields), { started: site, mine, theirs: { values: site, version: null } });
    const conflicts = new Set(product.waiting.conflicts);
    return Object.fromEntries(
      waiting.map((field) => [
        field.name,
        <SiteNote key={field.name} field={field} isConflict={conflicts.has(field.name)} />,
      ]),
    );
  }, [fields, product]);
}
