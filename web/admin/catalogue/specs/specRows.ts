import { z } from 'zod';
import { readValue } from '../../../../common/measures/specValues.ts';
import type { SpecInput } from '../../../graphql/generated/operations.ts';
import type { Attribute, Kind } from './useDefinitions.ts';

/** One value, as the form holds it; an attribute with several values has as many rows. */
export interface SpecRow {
  /** '' where a pasted name is no attribute's. */
  attributeId: string;
  /** The attribute's, as it was pasted. */
  name: string;
  value: string;
  /** Why it cannot be saved. */
  problem: string | null;
}

const row = z.object({
  attributeId: z.string(),
  name: z.string(),
  value: z.string(),
  problem: z.string().nullable(),
});

/** What is sent. Blank rows are none; a missing value never stops a save. */
export const specsRule: z.ZodType<SpecInput[]> = z
  .array(row)
  .refine((rows) => rows.every(({ problem }) => problem === null), 'Correct the marked specs first')
  .transform((rows) => {
    const filled = rows.filter(({ value }) => value.trim() !== '');
    const ids = [...new Set(filled.map(({ attributeId }) => attributeId))];
    return ids.map((attributeId) => ({
      attributeId,
      values: filled.filter((one) => one.attributeId === attributeId).map(({ value }) => value),
    }));
  });

/** A row that has been looked at. */
export function checkedRow(attribute: Attribute | undefined, name: string, value: string): SpecRow {
  if (!attribute) return { attributeId: '', name, value, problem: `There is no attribute “${name}”.` };
  const problem = value.trim() === '' ? null : (readValue(attribute, value).problem ?? null);
  return { attributeId: attribute.id, name: attribute.name, value, problem };
}

/** What the form shows: what was entered in the order of the kind, with what is still blank in it, then the rest. */
export function shownRows(rows: SpecRow[], kind: Kind | undefined, attributes: Attribute[]): SpecRow[] {
  const ofKind = kind?.attributes.map(({ attribute }) => attribute.id) ?? [];
  const nameOf = (id: string) => attributes.find((one) => one.id === id)?.name ?? '';
  return [
    ...ofKind.flatMap((id) => {
      const entered = rows.filter(({ attributeId }) => attributeId === id);
      return entered.length > 0 ? entered : [{ attributeId: id, name: nameOf(id), value: '', problem: null }];
    }),
    ...rows.filter(({ attributeId }) => !ofKind.includes(attributeId)),
  ];
}

const plain = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('tr');

/** The attribute that is called so, also as the heading of a sheet, 'İç çap [mm]'. */
export const attributeCalled = (attributes: Attribute[], name: string) =>
  attributes.find((one) => plain(one.name) === plain(name)) ??
  attributes.find((one) => plain(`${one.name} [${one.unit}]`) === plain(name));

/** Two columns of a spreadsheet, names and values; undefined for any other text. */
export function pastedRows(text: string, attributes: Attribute[]): SpecRow[] | undefined {
  if (!text.includes('\t')) return undefined;
  return text.split(/\r?\n/).flatMap((line) => {
    const [name = '', value = ''] = line.split('\t').map((cell) => cell.trim());
    return name && value ? [checkedRow(attributeCalled(attributes, name), name, value)] : [];
  });
}

/** With what was pasted in place of what was there for the same attributes. */
export const withPasted = (rows: SpecRow[], pasted: SpecRow[]) => [
  ...rows.filter(({ attributeId }) => attributeId !== '' && !pasted.some((one) => one.attributeId === attributeId)),
  ...pasted,
];
