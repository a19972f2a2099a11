/** How a value stands in content documents (`npm run content`). */
export type InDocument<Value> = {
  /** Its key there; those of the old store are kept. */
  key: string;
  /** Whether a document may leave it out, which means that nothing was entered. */
  optional: boolean;
  /** As entered, unless told. */
  write?: (value: Value) => unknown;
  /** What is valid in a document although the input of the API refuses it. */
  accepts?: (value: unknown) => boolean;
};

/** How a value is stored, where that is not as it was entered. */
export type Stored<Value> = { write: (value: Value) => Value; read: (value: Value) => Value };

/**
 * One thing that an admin enters, as in the input of schema.graphql. Content export and import, the old store's oddities
 * and the words for people derive from it, so that a field stands in one list.
 */
export type Field<Value> = {
  label: string;
  /** When nothing was entered. */
  blank: Value;
  document: InDocument<Value>;
  stored?: Stored<Value>;
};

export type Fields<Values> = { [Name in keyof Values]: Field<Values[Name]> };

type Named<Values> = [keyof Values & string, Field<Values[keyof Values]>];

/** The fields with their names, in their order. */
export const entriesOf = <Values>(fields: Fields<Values>) => Object.entries(fields) as Named<Values>[];

/** A value for each field. */
export const mapFields = <Values>(
  fields: Fields<Values>,
  valueOf: (name: keyof Values & string, field: Field<Values[keyof Values]>) => Values[keyof Values],
) => Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, valueOf(name, field)])) as Values;

/** What was entered; what is left out or null counts as nothing entered. */
export const enteredOf = <Values>(
  fields: Fields<Values>,
  input: { [Name in keyof Values]?: NoInfer<Values>[Name] | null },
) => mapFields(fields, (name, { blank }) => input[name] ?? blank);

/** As it goes into the database. */
export const toStored = <Values>(fields: Fields<Values>, entered: NoInfer<Values>): Values =>
  mapFields(fields, (name, { stored }) => (stored ? stored.write(entered[name]) : entered[name]));

/** The same way back, out of a row. */
export const fromStored = <Values>(fields: Fields<Values>, row: NoInfer<Values>): Values =>
  mapFields(fields, (name, { stored }) => (stored ? stored.read(row[name]) : row[name]));
