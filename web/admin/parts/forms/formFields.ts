import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { ImageUpload } from '../images/useImageUpload.ts';

export type Values = Record<string, unknown>;

/** What an input is given: its name and handlers, and what stands around it. */
export interface InputProps extends UseFormRegisterReturn {
  label: string;
  error?: string;
}

interface Field<Row, Value> {
  label: string;
  /** Heading that the field stands under. */
  section?: string;
  /** The section is closed as long as nothing is entered in it. */
  folded?: boolean;
  /** Where two saves are compared, the label alone would say too little: the section is named too. */
  qualified?: boolean;
  /** Leaves room for another one beside it. */
  half?: boolean;
  /** What a new form begins with. */
  blank: Value;
  /** Methods, not functions, so that fields of every kind fit into one `Fields`. */
  stored(row: Row): Value;
  /** How a value reads outside its input; as text, if nothing else is said. */
  show?(value: Value): ReactNode;
}
interface Input {
  input(field: InputProps, upload: ImageUpload): ReactNode;
  parts?: undefined;
}

/** A field that holds what the API takes, checked by the API's own rule. */
type Plain<Row, Sent> = Field<Row, Sent> & Input & { check?: undefined };
/** A field that holds something else, as a price in words, or that the form asks more of. `check` gives what is sent. */
type Checked<Row, Sent> = Field<Row, unknown> & Input & { check: z.ZodType<Sent> };
/** Fields within a field, under its label as their heading. */
interface Group<Row, Sent> extends Field<Row, Sent> {
  parts: Fields;
  input?: undefined;
  check?: undefined;
}

type FormField<Row, Sent> = Plain<Row, Sent> | Checked<Row, Sent> | Group<Row, Sent>;

/** One entry for each field of an input of schema.graphql, in the order of the form. `Row` is what the server holds. */
export type FormFields<Sent, Row> = { [Name in keyof Sent]-?: FormField<Row, Sent[Name]> };

/** The same for code that treats all forms alike. */
export interface Fields extends Record<string, FormField<unknown, unknown>> {}

const mapFields = (fields: Fields, value: (field: Fields[string]) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field)]));

export const blankValues = (fields: Fields) => mapFields(fields, ({ blank }) => blank);
export const storedValues = (fields: Fields, row: unknown) => mapFields(fields, (field) => field.stored(row));

/** Fields of a part of the input, which the server holds as `part` of the row. */
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

/** The limits of schema.graphql, with the form's own checks in their place where it has some. */
export function formRules(limits: z.ZodObject, fields: Fields) {
  const own = Object.entries(fields).flatMap(([name, { check }]) => (check ? [[name, check] as const] : []));
  return limits.extend(Object.fromEntries(own));
}

/** Values of a form are plain data, in an order that stays the same. */
export const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
