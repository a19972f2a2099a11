import type { ReactNode } from 'react';
import type { z } from 'zod';
import { siteLanguage } from '../../../common/text/locale.ts';
import type { StatedField } from '../../../common/fields/stated.ts';
import type { InputProps } from '../parts/forms/formFields.ts';
import type { ImageUpload } from '../parts/images/useImageUpload.ts';
import type { Choice, Reading } from './readings.ts';

export type KindName = StatedField['kind'];

/** A field as it is stated, with its name and the rule of schema.graphql for it. */
export interface Named<Name extends KindName = KindName> {
  name: string;
  field: StatedField & { kind: Name };
  rule: z.ZodType;
}

/** A row whose name stands for its id. */
export interface Titled {
  id: string;
  name: string;
}
/** A cell may name these, by the entities that references lead to. */
export type Lists = Record<'category' | 'kind' | 'family', readonly Titled[]>;

/** A kind adds this to the label and the section of a field in a form; see `FormFields`. */
export interface Entry {
  label?: string;
  half?: boolean;
  blank: unknown;
  stored(row: object): unknown;
  check?: z.ZodType;
  show?(value: unknown): ReactNode;
  input(field: InputProps, upload: ImageUpload): ReactNode;
}

/** The value of a field as a text: in the grid, in the table of new sizes, and where many products are changed at once. */
export interface Cell {
  /** The unit of its numbers. */
  unit?: '₺';
  isNumber?: boolean;
  /** The signs of its numbers have a meaning that a block may write the other way. */
  hasMark?: boolean;
  lang?: typeof siteLanguage | undefined;
  /** The help where many get the value at once: it says what no value means. */
  hint?: string | undefined;
  inputMode?: 'decimal' | 'numeric';
  /** Every value that there is. */
  choices?: readonly Choice<unknown>[];
  stored(row: object): string;
  /** Without it the value is only shown. */
  read?(text: string): Reading<unknown>;
}

/** Defines how a kind of field behaves in the admin. */
export interface Kind<Name extends KindName = KindName> {
  form(one: Named<Name>): Entry;
  /** Without it the kind fits into no cell: its fields are left out of the grid, of new sizes and of bulk changes. */
  cell?(one: Named<Name>, lists: Lists): Cell;
}

/** Returns the value of a row that the API has under a name. */
export const valueIn = (row: object, name: string) => (row as Record<string, unknown>)[name];

/** The name of a field where it is read without the others. A flag is left out: its words say the rest. */
export const nameAlone = ({ kind, asked, label }: StatedField) => (kind === 'flag' ? label : (asked ?? label));

export const langOf = ({ isTurkish }: StatedField): typeof siteLanguage | undefined =>
  isTurkish ? siteLanguage : undefined;
