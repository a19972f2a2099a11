import type { ReactNode } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { differ } from './differ.ts';
import type { Stored } from './useStoredForm.ts';

/** How a field of a form is called, and how its value reads. */
export interface FieldWords {
  /** Its path in the form: 'mission.title'. */
  name: string;
  label: string;
  show?: (value: unknown) => ReactNode;
}

/** An edit that came too late: where it started, what was typed, and what someone else has saved by now. */
export interface Clash<Values extends FieldValues> {
  started: Values;
  mine: Values;
  theirs: Stored<Values>;
}

export type Side = 'mine' | 'theirs';
export type Difference = FieldWords & Record<Side, unknown> & { proposed: Side };

/** The fields where both do not say the same. Proposed is mine where I changed something, else theirs. */
export function differences<Values extends FieldValues>(
  fields: FieldWords[],
  { started, mine, theirs }: Clash<Values>,
): Difference[] {
  return fields
    .map((field) => {
      const typed: unknown = get(mine, field.name);
      const saved: unknown = get(theirs.values, field.name);
      const proposed: Side = differ(typed, get(started, field.name)) ? 'mine' : 'theirs';
      return { ...field, mine: typed, theirs: saved, proposed };
    })
    .filter((field) => differ(field.mine, field.theirs));
}
