import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import { type Fields, sameValue, type Values } from './formFields.ts';
import type { Stored } from './useStoredForm.ts';
import { smallLetters } from '../../session/officeLetters.ts';

/** A value of a form with its path, 'mission.title', and its full label, 'Mission: title'. */
export interface NamedValue {
  name: string;
  label: string;
  show?: (value: unknown) => ReactNode;
}

/**
 * An edit that came too late: the values it started from, those that were typed, and those that someone else has saved.
 */
export interface Conflict {
  started: Values;
  /** The version that the edit started from. */
  from?: number | null;
  mine: Values;
  theirs: Stored;
}

export type Side = 'mine' | 'theirs';
export type Difference = NamedValue & Record<Side, unknown> & { proposed: Side };

const within = (heading: string, label: string) => `${heading}: ${smallLetters(label)}`;

export const namedValues = (fields: Fields): NamedValue[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { label, section, qualified, parts } = field;
    if (!parts) {
      const show = field.show && ((value: unknown) => field.show?.(value));
      return [{ name, label: qualified && section ? within(section, label) : label, show }];
    }
    return namedValues(parts).map((part) => ({
      ...part,
      name: `${name}.${part.name}`,
      label: within(label, part.label),
    }));
  });

/** Returns the values that differ, each with a proposal: mine where I changed something, otherwise theirs. */
export function differences(values: NamedValue[], { started, mine, theirs }: Conflict): Difference[] {
  return values
    .map((value) => {
      const typed: unknown = get(mine, value.name);
      const saved: unknown = get(theirs.values, value.name);
      const proposed: Side = sameValue(typed, get(started, value.name)) ? 'theirs' : 'mine';
      return { ...value, mine: typed, theirs: saved, proposed };
    })
    .filter((value) => !sameValue(value.mine, value.theirs));
}
