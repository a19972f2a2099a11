import type { FieldValues } from 'react-hook-form';
import { Conflict } from './Conflict.tsx';
import type { useSaving } from './useSaving.ts';

type Saving<Values extends FieldValues> = Pick<
  ReturnType<typeof useSaving<Values, unknown, unknown>>,
  'clash' | 'fields' | 'choose' | 'keepEditing'
>;

/** The choice between two saves, while there is one to be made. */
export const ConflictOf = <Values extends FieldValues>({ saving }: { saving: Saving<Values> }) =>
  saving.clash && (
    <Conflict clash={saving.clash} fields={saving.fields} onChoose={saving.choose} onKeepEditing={saving.keepEditing} />
  );
