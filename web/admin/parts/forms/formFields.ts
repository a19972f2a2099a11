import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { z } from 'zod';
import type { ImageUpload } from '../images/useImageUpload.ts';

export type Values = Record<string, unknown>;

/** The props of an input: its name and handlers, its label and its error. */
export interface InputProps extends UseFormRegisterReturn {
  label: string;
  error?: string;
  /** The form begins here. */
  autoFocus?: boolean;
}

interface Field<Row, Value> {
  label: string;
  /** The heading above the field. */
  section?: string;
  /** The comparison of two saves names the section, too, where the label alone is ambiguous. */
  qualified?: boolean;
  /** Two such fields share a row. */
  half?: boolean;
  /** The value in a new form. */
  blank: Value;
  /** Methods, unlike functions, let fields of every kind fit into one `Fields`. */
  stored(row: Row): Value;
  /** Renders a value outside its input. Without it the value is shown as text. */
  show?(value: Value): ReactNode;
}
interface Input {
  input(field: InputProps, upload: ImageUpload): ReactNode;
  parts?: undefined;
}

/** Holds the value that the API takes, and is checked by the API's own rule. */
type Plain<Row, Sent> = Field<Row, Sent> & Input & { check?: undefined };
/** Holds another value, such as a price as text, or has rules of its own. `check` returns the value for the API. */
type Checked<Row, Sent> = Field<Row, unknown> & Input & { check: z.ZodType<Sent> };
/** Holds fields within a field. Its label is their heading. */
interface Group<Row, Sent> extends Field<Row, Sent> {
  parts: Fields;
  input?: undefined;
  check?: undefined;
}

type FormField<Row, Sent> = Plain<Row, Sent> | Checked<Row, Sent> | Group<Row, Sent>;

/**
 * Has an entry for each field of an input of schema.graphql, in the order of the form. `Row` is the type of the stored
 * values.
 */
export type FormFields<Sent, Row> = { [Name in keyof Sent]-?: FormField<Row, Sent[Name]> };

/** The same type for code that treats all forms alike. */
export interface Fields extends Record<string, FormField<unknown, unknown>> {}

const mapFields = (fields: Fields, value: (field: Fields[string]) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field)]));

export const blankValues = (fields: Fields) => mapFields(fields, ({ blank }) => blank);
export const storedValues = (fields: Fields, row: unknown) => mapFields(fields, (field) => field.stored(row));

/** Returns the values of a row with which a copy begins. */
export const copiedValues = (fields: Fields, row: unknown, without: readonly string[] = []): Values => ({
  ...storedValues(fields, row),
  ...Object.fromEntries(without.map((name) => [name, fields[name]?.blank])),
});

/** Makes the fields of a part of the input, which is stored as `part` of the row. */
export const group = <Row, Sent extends Values, Part>(
  label: string,
  parts: FormFields<Sent, Part> & Fields,
  part: (row: Row) => Part,
) => ({
  label,
  parts,
  blank: blankValues(parts) as Sent,
  stored: (row: Row) => storedValues(parts, part(row)) as Sent,
});

/** Takes the limits of schema.graphql, and the form's own checks in their place where it has some, also within a part. */
export function formRules(limits: z.ZodObject, fields: Fields): z.ZodObject {
  const own = Object.entries(fields).flatMap(([name, { check, parts }]) => {
    const within = parts && Object.values(parts).some((part) => part.check) && objectOf(limits.shape[name]);
    const rule = within ? formRules(within, parts) : check;
    return rule ? [[name, rule] as const] : [];
  });
  return limits.extend(Object.fromEntries(own));
}

/** Returns the rules of an input that may be left out. */
function objectOf(rule: unknown): z.ZodObject | undefined {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable) return objectOf(rule.unwrap());
  return rule instanceof z.ZodObject ? rule : undefined;
}

/** Comparing as JSON is enough: the values of a form are plain data in a fixed order. */
export const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
