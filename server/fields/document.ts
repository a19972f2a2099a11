import { z } from 'zod';
import { entriesOf, mapFields, type Fields } from './field.ts';

type Row = Record<string, unknown>;
export type Rules<Values> = { [Name in keyof Values]: z.ZodType };

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Converts entered values to the form of a content document. */
export const toDocument = <Values>(fields: Fields<Values>, entered: NoInfer<Values>): Row =>
  Object.fromEntries(
    entriesOf(fields).map(([name, { document }]) => [
      document.key,
      document.write ? document.write(entered[name]) : entered[name],
    ]),
  );

/**
 * Makes the schema that reads an object of a content document into entered values. The rules are those of the API's input,
 * but an optional field may be blank in a document although a form requires it.
 */
export const documentSchema = <Values>(fields: Fields<Values>, rules: Rules<NoInfer<Values>>) =>
  z.record(z.string(), z.unknown()).transform((row, context): Values =>
    mapFields(fields, (name, { label, blank, document: { key, optional, accepts } }) => {
      const value = row[key];
      const refuse = (message: string, path: PropertyKey[] = []) => {
        context.issues.push({ code: 'custom', message, path: [key, ...path], input: value });
        return blank;
      };
      if (isBlank(value)) return optional ? blank : refuse(`The ${label.toLowerCase()} is missing`);
      if (accepts?.(value)) return value as typeof blank;
      const { data, error } = rules[name].safeParse(value);
      error?.issues.forEach(({ message, path }) => refuse(message, path));
      return error ? blank : (data as typeof blank);
    }),
  );

/** Returns the keys that an object of these fields may have in a content document. */
export const documentKeys = <Values>(fields: Fields<Values>) =>
  entriesOf(fields).map(([, { document }]) => document.key);

/** Returns the default of each optional key that has one other than null. */
export const documentBlanks = <Values>(fields: Fields<Values>): Row =>
  Object.fromEntries(
    entriesOf(fields)
      .filter(([, { document }]) => document.optional)
      .map(([, { blank, document }]) => [document.key, document.write ? document.write(blank) : blank] as const)
      .filter(([, blank]) => blank != null),
  );

/** Tells whether the address holds a file itself, as a `data:` address. */
export const isEmbeddedFile = (address: unknown): boolean => typeof address === 'string' && address.startsWith('data:');

/** Tells whether the address holds a picture itself, as a `data:` address. */
export const isEmbedded = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('data:image/');
