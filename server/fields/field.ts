import { isDeepStrictEqual } from 'node:util';
import type { Worded } from './words.ts';

/** Defines how a value is written in content documents (`npm run content`). */
export type InDocument<Value> = {
  /** The keys are those of the former document store, so that its files can still be imported. */
  key: string;
  /** An optional key may be missing, which means that nothing was entered. */
  optional: boolean;
  /** Without `write`, the document holds the entered value. */
  write?: (value: Value) => unknown;
  /** Accepts values that are valid in a document although the API's input refuses them. */
  accepts?: (value: unknown) => boolean;
};

/** Converts a value whose stored form differs from the entered one. */
export type Stored<Value> = { write: (value: Value) => Value; read: (value: Value) => Value };

/**
 * Defines one value that an admin enters, as in the input of schema.graphql. Content documents, spreadsheets, the history and
 * labels derive from it, so that a field is listed only once.
 */
export type Field<Value> = {
  label: string;
  /** This is the value when nothing was entered. */
  blank: Value;
  document: InDocument<Value>;
  stored?: Stored<Value>;
  /** True when the value is the address of a picture, which may be an upload. */
  isPicture?: boolean;
  /** Its text, or the texts in its value, exist in other languages, too. */
  words?: Worded;
};

export type Fields<Values> = { [Name in keyof Values]: Field<Values[Name]> };

type Named<Values> = [keyof Values & string, Field<Values[keyof Values]>];

export const entriesOf = <Values>(fields: Fields<Values>) => Object.entries(fields) as Named<Values>[];

export const mapFields = <Values>(
  fields: Fields<Values>,
  valueOf: (name: keyof Values & string, field: Field<Values[keyof Values]>) => Values[keyof Values],
) => Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, valueOf(name, field)])) as Values;

/** Returns the entered values; a field that is missing or null gets its blank value. */
export const enteredOf = <Values>(
  fields: Fields<Values>,
  input: { [Name in keyof Values]?: NoInfer<Values>[Name] | null },
) => mapFields(fields, (name, { blank }) => input[name] ?? blank);

/** Holds the values that an input names; null clears one. */
export type Given<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined };

/** Returns what `input` names: a change leaves alone the fields that it leaves out, and null clears one. */
export const givenOf = <Values>(fields: Fields<Values>, input: Given<NoInfer<Values>>): Partial<Values> =>
  Object.fromEntries(
    entriesOf(fields)
      .filter(([name]) => input[name] !== undefined)
      .map(([name, { blank }]) => [name, input[name] ?? blank]),
  ) as Partial<Values>;

/** Converts those entered values that are given to the form that the database holds. */
export const toStoredGiven = <Values>(fields: Fields<Values>, given: Partial<NoInfer<Values>>): Partial<Values> =>
  Object.fromEntries(
    entriesOf(fields)
      .filter(([name]) => name in given)
      .map(([name, { stored }]) => {
        const value = given[name] as Values[typeof name];
        return [name, stored ? stored.write(value) : value];
      }),
  ) as Partial<Values>;

/** Returns the names of the fields that hold the address of a picture. */
export const pictureFields = <Values>(fields: Fields<Values>) =>
  entriesOf(fields).flatMap(([name, { isPicture }]) => (isPicture ? [name] : []));

/** Converts entered values to the form that the database holds. */
export const toStored = <Values>(fields: Fields<Values>, entered: NoInfer<Values>): Values =>
  mapFields(fields, (name, { stored }) => (stored ? stored.write(entered[name]) : entered[name]));

/** Converts the values of a row back to the entered form. */
export const fromStored = <Values>(fields: Fields<Values>, row: NoInfer<Values>): Values =>
  mapFields(fields, (name, { stored }) => (stored ? stored.read(row[name]) : row[name]));

/** Tells whether two values of a field are equal, including lists. */
export const isSameValue = (one: unknown, other: unknown) => one === other || isDeepStrictEqual(one, other);

/** Returns those fields that have words, by name. */
export const wordedFields = <Values>(fields: Fields<Values>): Record<string, Worded> =>
  Object.fromEntries(entriesOf(fields).flatMap(([name, { words }]) => (words ? [[name, words]] : [])));
