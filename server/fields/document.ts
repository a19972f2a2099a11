import { z } from 'zod';
import { entriesOf, mapFields, type Fields } from './field.ts';

type Row = Record<string, unknown>;
export type Rules<Values> = { [Name in keyof Values]: z.ZodType };

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What was entered, as it stands in a content document. */
export const toDocument = <Values>(fields: Fields<Values>, entered: NoInfer<Values>): Row =>
  Object.fromEntries(
    entriesOf(fields).map(([name, { document }]) => [
      document.key,
      document.write ? document.write(entered[name]) : entered[name],
    ]),
  );

/**
 * The schema of an object in a content document: gives what was entered. The rules are those of the API's input; only
 * where nothing was entered may a document be blank although a form would ask for something.
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

/** The keys that such an object may have. */
export const documentKeys = <Values>(fields: Fields<Values>) =>
  entriesOf(fields).map(([, { document }]) => document.key);

/** What a document means that leaves a key out, where that is worth telling: not where null, or nothing, says it just as well. */
export const documentBlanks = <Values>(fields: Fields<Values>): Row =>
  Object.fromEntries(
    entriesOf(fields)
      .filter(([, { document }]) => document.optional)
      .map(([, { blank, document }]) => [document.key, document.write ? document.write(blank) : blank] as const)
      .filter(([, blank]) => blank != null),
  );
