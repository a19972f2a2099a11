import type { Fields, Values } from '../forms/formFields.ts';
import * as words from '../../../words/admin/en/bench.ts';

/** How much a section holds: everything, a part, or something that lacks its other half. */
export type Fill = 'FULL' | 'PART' | 'LACKING';

/** A part of a form, which the list at its side leads to. */
export interface Section {
  name: string;
  title: string;
  /** The names of its fields, in their order. */
  fields: readonly string[];
  /** Fields that stand beside the heading. */
  beside?: readonly string[];
  /** Says in a few words what is in it. */
  says: (values: Values) => { text: string; fill: Fill };
}

export const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** Counts the fields that hold something. */
export function saysHowMany(names: readonly string[]): Section['says'] {
  return (values) => {
    const filled = names.filter((name) => !isBlank(values[name])).length;
    if (filled === names.length) return { text: words.full, fill: 'FULL' };
    return { text: filled === 0 ? words.none : words.someOf(filled, names.length), fill: 'PART' };
  };
}

/** Makes a section of each heading of a form, in their order. */
export function sectionsOf(fields: Fields): Section[] {
  const headed = Object.entries(fields).map(([name, field]) => ({
    name,
    title: (field.parts ? field.label : field.section) ?? field.label,
  }));
  return [...new Set(headed.map(({ title }) => title))].map((title) => {
    const names = headed.filter((one) => one.title === title).map(({ name }) => name);
    return { name: title, title, fields: names, says: saysHowMany(names) };
  });
}
