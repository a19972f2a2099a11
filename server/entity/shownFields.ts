import { entriesOf, type Fields } from '../fields/field.ts';
import { fileName } from '../fields/pictures.ts';

/** A field as people read it; the text is '' when there is no value. */
export type ShownField = { field: string; label: string; text: string };

/** A change of one field; null means that there was, or is, no value. */
export type FieldChange = { field: string; label: string; before: string | null; after: string | null };

/** Writes any value as text; a list and an object become the texts of their values. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value === 'object') return Object.values(value).map(plainText).filter(Boolean).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A picture of this site is shown by the name of its file. */
export const shownFields = <Values>(fields: Fields<Values>, values: NoInfer<Values>): ShownField[] =>
  entriesOf(fields).map(([field, { label, isPicture }]) => {
    const text = plainText(values[field]);
    return { field, label, text: isPicture && text.startsWith('/') ? fileName(text) : text };
  });

/** Lists the differences in the order of `after`; fields that only `before` has come last. */
export function differences(before: ShownField[], after: ShownField[]): FieldChange[] {
  const had = new Map(before.map((one) => [one.field, one]));
  const has = new Set(after.map(({ field }) => field));
  const pairs = [
    ...after.map((one) => ({ ...one, before: had.get(one.field)?.text ?? '', after: one.text })),
    ...before.filter(({ field }) => !has.has(field)).map((one) => ({ ...one, before: one.text, after: '' })),
  ];
  return pairs
    .filter((pair) => pair.before !== pair.after)
    .map((pair) => ({ field: pair.field, label: pair.label, before: pair.before || null, after: pair.after || null }));
}
