import type { Document, Recorded } from '../../../entity/recorded.ts';

type Value = { attributeId: string; values: unknown };

const partOf = (field: string, { attributeId }: Value) => `${field}.${attributeId}`;

/** Splits a document into the values that are undone each on its own: every field, and every attribute of a list of them. */
export function split(document: Document, { byAttribute }: Pick<Recorded, 'byAttribute'>): Document {
  const parts = { ...document };
  for (const field of byAttribute) {
    for (const value of (document[field] ?? []) as Value[]) parts[partOf(field, value)] = value.values;
    delete parts[field];
  }
  return parts;
}

/** Joins them again. */
export function joined(parts: Document, { byAttribute }: Pick<Recorded, 'byAttribute'>): Document {
  const document: Document = {};
  for (const field of byAttribute) document[field] = [];
  for (const [name, values] of Object.entries(parts)) {
    const field = byAttribute.find((one) => name.startsWith(`${one}.`));
    if (field === undefined) document[name] = values;
    else if (values !== undefined)
      (document[field] as Value[]).push({ attributeId: name.slice(field.length + 1), values });
  }
  for (const field of byAttribute)
    document[field] = (document[field] as Value[]).toSorted((one, other) =>
      one.attributeId < other.attributeId ? -1 : 1,
    );
  return document;
}
